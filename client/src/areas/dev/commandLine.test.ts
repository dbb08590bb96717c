import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { curlLine, marqueeLine, quoted } from "./commandLine";

const place = { origin: "http://127.0.0.1:4000", timeZone: "America/New_York" };
const text = 'query Find($text: String!) {\n  search(text: $text, first: 1) { nodes { why } }\n}\n';

/** What a text may hold that a shell, a terminal or JSON reads as something else. */
const texts: readonly (readonly [what: string, text: string])[] = [
  ["nothing", ""],
  ["a single quote", "O'Hare"],
  ["single quotes at both ends", "'quoted'"],
  ["only quotes", "'''"],
  ["double quotes", 'the "Loop"'],
  ["a command", "$(touch /tmp/never) `id`"],
  ["variables", "$HOME ${PATH} $MARQUEE_TOKEN"],
  ["an exclamation mark", "Sale!! !1 '!x"],
  ["backslashes", "C:\\new \\' \\\\"],
  ["lines", "one\ntwo\r\nthree\n"],
  ["tabs and controls", "a\tb\u0000c\u001B[31md\u007F\u0085"],
  ["operators", "a; b && c | d > /tmp/never # e & (f) {g} [h] *?~"],
  ["a per cent sign", "100 %s %d %%"],
  ["an option", "--help"],
  ["a file for curl", "@/etc/hostname"],
  ["other alphabets", "Zürich 東京 🚚 \u202Eabc"],
  ["half a character", "\uD83D"],
];

/** Runs lines as if they were typed at a prompt, where bash also replaces what follows an exclamation mark. The commands only show what they got. */
function run(shell: string, ...lines: string[]): { args: string[]; input: string }[] {
  const script = `curl() { for arg in "$@"; do printf '%s\\0' "$arg"; done; }
marquee() { curl "$@"; printf 'input\\0'; case "$*" in *--vars*) cat;; esac; }
MARQUEE_TOKEN=t0
${shell === "bash" ? "set -o history -o histexpand" : ""}
${lines.join("\nprintf '\\0next line\\0'\n")}
`;
  const printed = execFileSync(shell, [], { input: script, encoding: "utf8", stdio: ["pipe", "pipe", "pipe"] });
  return printed.split("\0next line\0").map((part) => {
    const args = part.split("\0");
    return { input: args.pop() ?? "", args };
  });
}

test.each(["sh", "bash"].flatMap((shell) => texts.map(([what, value]) => [shell, what, value] as const)))("%s reads %s as it is", (shell, _, value) => {
  const [all, one] = [{ text: value, filter: { [value]: [value] } }, { text: value }];
  // No shell has a word with the character NUL, which only JSON can write.
  const isWord = /^[^\0\uD800-\uDFFF]*$/u.test(value);
  const [curl, marquee, word] = run(
    shell,
    curlLine({ text, name: "Find", variables: JSON.stringify(all) }, place),
    marqueeLine("query", { text, name: "Find", variables: JSON.stringify(one) }, place),
    `marquee ${isWord ? quoted(value) : ""} end`,
  );
  const headers = ["Authorization: Bearer t0", "Content-Type: application/json", "X-Time-Zone: America/New_York"].flatMap((header) => ["-H", header]);
  expect(curl?.args.slice(0, -1)).toEqual(["-sS", "-g", "http://127.0.0.1:4000/graphql", ...headers, "--data-binary"]);
  expect(JSON.parse(curl?.args.at(-1) ?? "")).toEqual({ query: text, operationName: "Find", variables: all });
  expect(marquee?.args).toEqual(["query", "--url", place.origin, "--time-zone", place.timeZone, "--vars", "/dev/stdin", text, "input"]);
  expect(JSON.parse(marquee?.input ?? "")).toEqual(one);
  expect(word?.args).toEqual([...(isWord ? [value] : []), "end", "input"]);
});

test("a command names the variable with the token and no token, and without variables marquee gets none", () => {
  const operation = { text, name: "Find", variables: "{}" };
  for (const line of [curlLine(operation, place), marqueeLine("query", operation, place)]) expect(line).toContain('$MARQUEE_TOKEN"');
  expect(run("sh", marqueeLine("subscribe", operation, place))).toEqual([{ args: ["subscribe", "--url", place.origin, "--time-zone", place.timeZone, text, "input"], input: "" }]);
});
