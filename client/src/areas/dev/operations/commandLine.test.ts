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

/** Runs a line as if it was typed at a prompt, where bash also replaces what follows an exclamation mark. The commands only show what they got. */
function run(shell: string, line: string): { args: string[]; input: string } {
  const show = `show() { for arg in "$@"; do printf '%s\\0' "$arg"; done; }
curl() { show "$@"; }
marquee() { show "$@"; printf 'input\\0'; case "$*" in *--vars*) cat;; esac; }
MARQUEE_TOKEN=t0
${shell === "bash" ? "set -o history -o histexpand" : ""}
${line}
`;
  const printed = execFileSync(shell, [], { input: show, encoding: "utf8", stdio: ["pipe", "pipe", "pipe"] });
  const args = printed.split("\0");
  const input = args.pop() ?? "";
  return { args, input };
}

for (const shell of ["sh", "bash"]) {
  test.each(texts)(`${shell} sends %s with curl as it is`, (_, value) => {
    const variables = { text: value, filter: { [value]: [value] } };
    const { args } = run(shell, curlLine({ text, name: "Find", variables: JSON.stringify(variables) }, place));
    const body = args[args.indexOf("--data-binary") + 1] ?? "";
    expect(JSON.parse(body)).toEqual({ query: text, operationName: "Find", variables });
    expect(args.slice(0, -1)).toEqual([
      "-sS",
      "-g",
      "http://127.0.0.1:4000/graphql",
      "-H",
      "Authorization: Bearer t0",
      "-H",
      "Content-Type: application/json",
      "-H",
      "X-Time-Zone: America/New_York",
      "--data-binary",
    ]);
  });

  test.each(texts)(`${shell} gives %s to marquee as it is`, (_, value) => {
    const variables = { text: value };
    const { args, input } = run(shell, marqueeLine("query", { text, name: "Find", variables: JSON.stringify(variables) }, place));
    expect(JSON.parse(input)).toEqual(variables);
    expect(args).toEqual(["query", "--url", place.origin, "--time-zone", place.timeZone, "--vars", "/dev/stdin", text, "input"]);
  });

  // No shell has a word with the character NUL, which only JSON can write.
  test.each(texts.filter(([, value]) => /^[^\0\uD800-\uDFFF]*$/u.test(value)))(`${shell} reads %s as one word`, (_, value) => {
    expect(run(shell, `marquee ${quoted(value)} end`).args).toEqual([value, "end", "input"]);
  });
}

test("without variables marquee gets none", () => {
  expect(run("sh", marqueeLine("subscribe", { text, name: "Find", variables: "{}" }, place))).toEqual({
    args: ["subscribe", "--url", place.origin, "--time-zone", place.timeZone, text, "input"],
    input: "",
  });
});

test("a command names the variable with the token, and no token", () => {
  const lines = [curlLine({ text, name: "Find", variables: "{}" }, place), marqueeLine("query", { text, name: "Find", variables: "{}" }, place)];
  for (const line of lines) expect(line).toContain('$MARQUEE_TOKEN"');
});
