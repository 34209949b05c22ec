// SPDX-License-Identifier: GPL-3.0-or-later
// Pickles read as data: the output of Python's own pickle module, opcode by opcode, and an attacker's files.
#include "core/format/unpickler.h"

#include <ATen/ATen.h>

#include <QtTest>

#include "tests/support/bytes.h"
#include "tests/support/program.h"
#include "tests/support/refusal.h"

using namespace hydra;
using namespace hydra::test;

namespace {

Pickle parse(const std::string& bytes, const StorageSource& source = {})
{
    return unpickle(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size(), "memory", source);
}

// As Python's repr() would print it.
std::string shown(const PickleValue& value, int depth = 0)
{
    const auto list = [&](const char* open, const char* close) {
        std::string text = open;
        for (const PickleValue* item : value.items) {
            text += (text.size() > 1 ? ", " : "") + (depth > 5 ? "..." : shown(*item, depth + 1));
        }
        return text + close;
    };
    switch (value.kind) {
    case PickleKind::None:
        return "None";
    case PickleKind::Bool:
        return value.integer != 0 ? "True" : "False";
    case PickleKind::Int:
        return std::to_string(value.integer);
    case PickleKind::Float:
        return QByteArray::number(value.real).toStdString();
    case PickleKind::String:
        return "'" + value.text + "'";
    case PickleKind::Binary:
        return "b" + QByteArray::fromStdString(value.text).toHex().toStdString();
    case PickleKind::List:
        return list("[", "]");
    case PickleKind::Tuple:
        return list("(", ")");
    case PickleKind::Set:
        return list("{", "}");
    case PickleKind::Dict: {
        std::string text = "{";
        for (const auto& [key, held] : value.pairs) {
            text += (text.size() > 1 ? ", " : "") + shown(*key, depth + 1) + ": "
                + (depth > 5 ? "..." : shown(*held, depth + 1));
        }
        return text + "}";
    }
    case PickleKind::Object:
        return "<" + value.text + list("(", ")")
            + (value.state != nullptr ? shown(*value.state, depth + 1) : "") + ">";
    default:
        return "<" + value.text + ">";
    }
}

std::string shown(const std::string& bytes)
{
    return shown(*parse(bytes).root);
}

bool refused(const char* says, const std::string& bytes)
{
    return refusedWith(says, [&] { (void)parse(bytes); });
}

} // namespace

class TestUnpickler : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // pickle.dumps(x, protocol) of Python 3.11, in hexadecimal.
    void readsWhatPythonWrites_data()
    {
        QTest::addColumn<QByteArray>("pickle");
        QTest::addColumn<QString>("text");
        const auto row = [](const char* pickle, const char* text) {
            QTest::addRow("%.60s %s", pickle, text) << QByteArray(pickle) << QString::fromUtf8(text);
        };
        // clang-format off
        row("4e2e", "None");
        row("4930310a2e", "True");
        row("4930310a2e", "True");
        row("8004882e", "True");
        row("4930300a2e", "False");
        row("49300a2e", "0");
        row("80044b002e", "0");
        row("492d310a2e", "-1");
        row("80024affffffff2e", "-1");
        row("80024bff2e", "255");
        row("80024d00012e", "256");
        row("80024a000001002e", "65536");
        row("80024a000000802e", "-2147483648");
        row("4c323134373438333634384c0a2e", "2147483648");
        row("80028a0500000080002e", "2147483648");
        row("80028a0800000000000000802e", "-9223372036854775808");
        row("4c393232333337323033363835343737353830374c0a2e", "9223372036854775807");
        row("80028a08ffffffffffffff7f2e", "9223372036854775807");
        row("46312e350a2e", "1.5");
        row("8002473ff80000000000002e", "1.5");
        row("462d696e660a2e", "-inf");
        row("56636166e9205c7534653264205c5530303031663630300a70300a2e", "'café 中 😀'");
        row("8002580e000000636166c3a920e4b8ad20f09f988071002e", "'café 中 😀'");
        row("80049512000000000000008c0e636166c3a920e4b8ad20f09f9880942e", "'café 中 😀'");
        row("56697427735c75303030615c75303035630a70300a2e", "'it's\n\\'");
        row("80025806000000697427730a5c71002e", "'it's\n\\'");
        row("635f636f646563730a656e636f64650a70300a28565c7530303030ff5c75303030610a70310a566c6174696e310a70320a7470330a5270340a2e", "b00ff0a");
        row("8002635f636f646563730a656e636f64650a7100580400000000c3bf0a710158060000006c6174696e3171028671035271042e", "b00ff0a");
        row("8003430300ff0a71002e", "b00ff0a");
        row("8004950700000000000000430300ff0a942e", "b00ff0a");
        row("8002635f5f6275696c74696e5f5f0a6279746561727261790a7100635f636f646563730a656e636f64650a7101580300000001c3be710258060000006c6174696e3171038671045271058571065271072e", "b01fe");
        row("8005950d0000000000000096020000000000000001fe942e", "b01fe");
        row("286c70300a2e", "[]");
        row("80025d71002e", "[]");
        row("286c70300a49310a61286c70310a49320a6156780a70320a61612e", "[1, [2, 'x']]");
        row("80025d7100284b015d7101284b02580100000078710265652e", "[1, [2, 'x']]");
        row("80049511000000000000005d94284b015d94284b028c01789465652e", "[1, [2, 'x']]");
        row("2849310a7470300a2e", "(1)");
        row("80024b018571002e", "(1)");
        row("2849310a49320a49330a49340a7470300a2e", "(1, 2, 3, 4)");
        row("8002284b014b024b034b047471002e", "(1, 2, 3, 4)");
        row("28742e", "()");
        row("8002292e", "()");
        row("286470300a56610a70310a49310a7356620a70320a286c70330a49320a61732e", "{'a': 1, 'b': [2]}");
        row("80027d71002858010000006171014b0158010000006271025d71034b0261752e", "{'a': 1, 'b': [2]}");
        row("80049514000000000000007d94288c0161944b018c0162945d944b0261752e", "{'a': 1, 'b': [2]}");
        row("8002635f5f6275696c74696e5f5f0a7365740a71005d71014b01618571025271032e", "{1}");
        row("80049507000000000000008f94284b01902e", "{1}");
        row("8002635f5f6275696c74696e5f5f0a66726f7a656e7365740a71005d71014b01618571025271032e", "{1}");
        row("8004950600000000000000284b0191942e", "{1}");
        row("63636f6c6c656374696f6e730a4f726465726564446963740a70300a28745270310a56610a70320a49310a7356620a70330a49320a732e", "{'a': 1, 'b': 2}");
        row("800263636f6c6c656374696f6e730a4f726465726564446963740a7100295271012858010000006171024b0158010000006271034b02752e", "{'a': 1, 'b': 2}");
        row("80049530000000000000008c0b636f6c6c656374696f6e73948c0b4f72646572656444696374949394295294288c0161944b018c0162944b02752e", "{'a': 1, 'b': 2}");
        row("800263636f6c6c656374696f6e730a64656661756c74646963740a7100635f5f6275696c74696e5f5f0a6c6f6e670a710185710252710358010000006171044b01732e", "{'a': 1}");
        row("63636f70795f7265670a5f7265636f6e7374727563746f720a70300a286361726770617273650a4e616d6573706163650a70310a635f5f6275696c74696e5f5f0a6f626a6563740a70320a4e7470330a5270340a286470350a5668656164730a70360a286c70370a49330a6149340a6173566c720a70380a46302e350a73622e", "{'heads': [3, 4], 'lr': 0.5}");
        row("80026361726770617273650a4e616d6573706163650a7100298171017d7102285805000000686561647371035d7104284b034b046558020000006c727105473fe000000000000075622e", "{'heads': [3, 4], 'lr': 0.5}");
        row("80049540000000000000008c086172677061727365948c094e616d6573706163659493942981947d94288c056865616473945d94284b034b04658c026c7294473fe000000000000075622e", "{'heads': [3, 4], 'lr': 0.5}");
        row("800263706174686c69620a50757265506f736978506174680a710058010000002f7101580100000061710258010000006271038771045271052e", "'/a/b'");
        row("8004952d000000000000008c07706174686c6962948c0d50757265506f736978506174689493948c012f948c0161948c016294879452942e", "'/a/b'");
        row("8002636e756d70792e636f72652e6d756c746961727261790a7363616c61720a7100636e756d70790a64747970650a71015802000000663871028988877103527104284b0358010000003c71054e4e4e4affffffff4affffffff4b0074710662635f636f646563730a656e636f64650a710758080000000000000000000440710858060000006c6174696e31710986710a52710b86710c52710d2e", "2.5");
        row("80049569000000000000008c156e756d70792e636f72652e6d756c74696172726179948c067363616c61729493948c056e756d7079948c0564747970659493948c02663894898887945294284b038c013c944e4e4e4affffffff4affffffff4b007494624308000000000000044094869452942e", "2.5");
        row("8002636e756d70792e636f72652e6d756c746961727261790a7363616c61720a7100636e756d70790a64747970650a71015802000000693471028988877103527104284b0358010000003c71054e4e4e4affffffff4affffffff4b0074710662635f636f646563730a656e636f64650a71075808000000c3b9c3bfc3bfc3bf710858060000006c6174696e31710986710a52710b86710c52710d2e", "-7");
        row("80049562000000000000008c156e756d70792e636f72652e6d756c74696172726179948c067363616c61729493948c056e756d7079948c0564747970659493948c02623194898887945294284b038c017c944e4e4e4affffffff4affffffff4b0074946243010194869452942e", "1");
        // clang-format on
    }

    void readsWhatPythonWrites()
    {
        QFETCH(QByteArray, pickle);
        QFETCH(QString, text);
        const std::string bytes = QByteArray::fromHex(pickle).toStdString();
        const Pickle parsed = parse(bytes + "behind");
        QCOMPARE(QString::fromStdString(shown(*parsed.root)), text);
        QCOMPARE(parsed.size, bytes.size());
    }

    // Output of other writers: text of Python 2, old objects, 64-bit lengths, numbers too large to keep.
    void readsRareOpcodes()
    {
        QCOMPARE(shown("U\3abcU\1\xff\x86."), std::string("('abc', bff)"));
        QCOMPARE(shown("T" + u32(2) + "hi."), std::string("'hi'"));
        QCOMPARE(shown("\x8d" + u64(2) + "hi."), std::string("'hi'"));
        QCOMPARE(shown("\x8e" + u64(1) + "h."), std::string("b68"));
        QCOMPARE(shown("S'a\\x41\\'\\\\\\n'\n."), std::string("'aA'\\\n'"));
        QCOMPARE(shown("V\\u00e9\\U0001F600\n."), std::string("'\xc3\xa9\xf0\x9f\x98\x80'"));
        QCOMPARE(shown("(K\1K\2l."), std::string("[1, 2]"));
        QCOMPARE(shown("(K\1K\2d."), std::string("{1: 2}"));
        QCOMPARE(shown("K\1(K\2K\0031."), std::string("1"));
        QCOMPARE(shown("K\1(0."), std::string("1"));
        QCOMPARE(shown("K\0012\x86."), std::string("(1, 1)"));
        QCOMPARE(shown("(K\1ios\nsystem\n."), std::string("<os.system(1)>"));
        QCOMPARE(shown("(" + pickleGlobal("m", "C") + "K\1o."), std::string("<m.C(1)>"));
        QCOMPARE(shown("\x8c\1m\x8c\1C\x93)}\x92."), std::string("<m.C(){}>"));
        QCOMPARE(shown("\x8a\x09" + std::string(9, '\1') + "."), std::string("<a number beyond 64 bits()>"));
        QCOMPARE(shown("\x8a\x09" + std::string(8, '\1') + std::string(1, '\0') + "."),
                 std::to_string(0x0101010101010101LL));
        QCOMPARE(shown("\x8a\1\xff."), std::string("-1"));
        QCOMPARE(shown(std::string("\x8a\0.", 3)), std::string("0"));
        QCOMPARE(shown("I1\n."), std::string("1"));
        QCOMPARE(shown("F1e999\n."), std::string("<a number beyond 64 bits()>"));
        QCOMPARE(shown("\x80\4\x95" + u64(3) + "K\5."), std::string("5"));
    }

    // No function is called: a call that would run a command becomes a name and its arguments.
    void keepsWhatItDoesNotKnow()
    {
        const std::string call = pickleGlobal("os", "system") + pickleText("touch x") + "\x85R";
        const Pickle pickle =
            parse("(" + call + pickleGlobal("a.b", "C") + ")\x81}" + pickleText("n") + "K\1sb" + call + "l.");
        QCOMPARE(shown(*pickle.root),
                 std::string("[<os.system('touch x')>, <a.b.C(){'n': 1}>, <os.system('touch x')>]"));
        QCOMPARE(pickle.unread.at("os.system"), std::size_t(2));
        QCOMPARE(pickle.root->items[1]->find("n")->integer, std::int64_t(1));
        QVERIFY(pickle.root->items[1]->find("m") == nullptr);
        // A known class with arguments it does not take, and a call of something other than a function.
        QCOMPARE(shown(pickleGlobal("collections", "OrderedDict") + "K\5\x85R."),
                 std::string("<collections.OrderedDict(5)>"));
        QCOMPARE(shown(call + ")R."), std::string("<os.system()>"));
        QCOMPARE(shown("K\5)R."), std::string("<something that is not a function()>"));
        // Lists and dictionaries of unknown classes keep their elements.
        QCOMPARE(shown(pickleGlobal("x", "L") + ")\x81K\1aK\2a."), std::string("<x.L(1, 2)>"));
        QCOMPARE(parse(pickleGlobal("x", "D") + ")\x81K\1K\2s.").root->entries()->size(), std::size_t(1));
    }

    void knowsTorchsWords()
    {
        QCOMPARE(shown(pickleGlobal("torch", "float16") + "."), std::string("'torch.float16'"));
        QCOMPARE(shown(pickleGlobal("torch", "Size") + "(K\2K\3t\x85R."), std::string("(2, 3)"));
        QCOMPARE(shown(pickleGlobal("torch", "device") + pickleText("cuda") + "K\1\x86R."),
                 std::string("'cuda:1'"));
        const auto source = [](const StorageRequest& request) {
            return at::arange(request.elements, at::TensorOptions().dtype(request.dtype));
        };
        const std::string storage = pickleStorage("k", 6, "LongStorage");
        const Pickle plain = parse(pickleTensor(storage, 1, {2, 2}, {1, 2}) + ".", source);
        QVERIFY(at::equal(plain.root->tensor, at::tensor({1, 3, 2, 4}, at::kLong).view({2, 2})));
        const Pickle parameter = parse(pickleGlobal("torch._utils", "_rebuild_parameter") + "("
                                           + pickleTensor(storage, 0, {6}, {1}) + "\x88NtR.",
                                       source);
        QCOMPARE(parameter.root->tensor.numel(), std::int64_t(6));
        const std::string one = "K\1" + pickleInts({1}) + pickleInts({1}) + "\x89N";
        const Pickle third = parse(pickleGlobal("torch._utils", "_rebuild_tensor_v3") + "("
                                       + pickleStorage("k", 8, "UntypedStorage") + one
                                       + pickleGlobal("torch", "float32") + "tR.",
                                   source);
        QVERIFY(third.root->tensor.scalar_type() == at::kFloat);
        QCOMPARE(third.root->tensor.item<float>(), 1.F);
        const Pickle typed = parse(pickleGlobal("torch._tensor", "_rebuild_from_type_v2") + "("
                                       + pickleGlobal("torch._utils", "_rebuild_tensor_v2")
                                       + pickleGlobal("my", "Tensor") + "(" + storage + one + "t}tR.",
                                   source);
        QCOMPARE(typed.root->tensor.item<std::int64_t>(), std::int64_t(1));
        QVERIFY(refused("where none is allowed", storage + "."));
        QVERIFY(refused("not a tensor storage", "K\5Q."));
        QVERIFY(refused("not a tensor storage",
                        "(" + pickleText("file") + pickleGlobal("a", "b") + "K\1K\1K\1tQ."));
    }

    void refusesWhatIsBroken_data()
    {
        QTest::addColumn<QString>("says");
        QTest::addColumn<QByteArray>("pickle");
        const auto row = [](const char* says, const std::string& pickle) {
            static int number = 0;
            QTest::addRow("%d %s", ++number, says) << says << QByteArray::fromStdString(pickle);
        };
        row("ends before", "");
        row("empty stack", ".");
        row("empty stack", "K\1\x86.");
        row("empty stack", "K\1(K\2\x86.");
        row("mark", "K\1t.");
        row("not stored", "h\5.");
        row("protocol 6", "\x80\6N.");
        row("outside the file", "\x82\1.");
        row("outside the file", "\x97.");
        row("outside the file", "Pname\n.");
        row("not a pickle opcode", "\x7f.");
        row("not UTF-8", "X" + u32(1) + "\xff.");
        row("not UTF-8", "c\xff\nb\n.");
        row("ends before the 4294967295 bytes", "X" + u32(0xffffffff) + "abc.");
        row("ends before", "\x8d" + u64(~0ULL) + "abc.");
        row("ends before", "\x95" + u64(100) + "N.");
        row("without an end", "cos");
        row("invalid number", "I12x\n.");
        row("invalid number", "F\n.");
        row("escape", "S'a\\q'\n.");
        row("escape", "S'a\\'\n.");
        row("escape", "Vabc\\ud800\n.");
        row("not a dictionary", "K\1K\2K\3s.");
        row("key without a value", "}(K\1u.");
        row("not a list", "}K\1a.");
        row("without a name", "K\1K\2\x93.");
        row("without a class", "(o.");
    }

    void refusesWhatIsBroken()
    {
        QFETCH(QString, says);
        QFETCH(QByteArray, pickle);
        QVERIFY(refused(qPrintable(says), pickle.toStdString()));
    }

    // Objects that contain themselves, and doubling by the memo: no hang, no leak, no growth.
    void survivesKnots()
    {
        QCOMPARE(shown("]q\5h\5a.").substr(0, 4), std::string("[[[["));
        QCOMPARE(shown("}q\5" + pickleText("a") + "h\5s.").substr(0, 12), std::string("{'a': {'a': "));
        const Pickle own =
            parse(pickleGlobal("argparse", "Namespace") + ")\x81q\1" + pickleText("a") + "K\1sh\1b.");
        QCOMPARE(own.root->pairs.size(), std::size_t(2));
        std::string doubled = "]q" + std::string(1, '\0');
        for (char i = 1; i < 100; ++i) {
            const std::string last = "h" + std::string(1, static_cast<char>(i - 1));
            doubled += "](" + last + last + "eq" + std::string(1, i);
        }
        QCOMPARE(parse(doubled + ".").root->items.size(), std::size_t(2));
    }

    void boundsItsWork()
    {
        std::string many = "]";
        for (int i = 0; i < 2'100'000; ++i) {
            many += "Na";
        }
        QVERIFY(refused("more than 2000000 values", many + "."));
        std::string again =
            "]q\1(" + std::string(1000, 'N') + "e0" + pickleGlobal("builtins", "list") + "q\2";
        for (int i = 0; i < 50'000; ++i) {
            again += "h\2h\1\x85R0";
        }
        QVERIFY(refused("steps", again + "N."));
    }

    void survivesDamage()
    {
        const std::string whole = "\x80\x02" + pickleGlobal("argparse", "Namespace") + ")\x81}("
            + pickleText("a") + "]q\1(K\1G@\x09\x21\xfbTD-\x18" + "e" + pickleText("b") + "h\1ub"
            + pickleText("end") + "\x86.";
        QCOMPARE(shown(whole), std::string("({'a': [1, 3.14159], 'b': [1, 3.14159]}, 'end')"));
        for (std::size_t at = 0; at < whole.size(); ++at) {
            QVERIFY(!refusalOf([&] { (void)parse(whole.substr(0, at)); }).startsWith('<'));
            for (int byte = 0; byte < 256; ++byte) {
                std::string bytes = whole;
                bytes[at] = static_cast<char>(byte);
                const QString said = refusalOf([&] { (void)shown(bytes); });
                QVERIFY2(said == "<accepted>" || !said.startsWith('<'), qPrintable(said));
            }
        }
    }
};

HYDRA_TEST(TestUnpickler, QCoreApplication)
#include "test_unpickler.moc"
