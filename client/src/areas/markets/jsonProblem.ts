/** Where a text stops being JSON: counted from 1, with what is wrong there in words. */
export type JsonProblem = { line: number; column: number; reason: string };

const SPACE = /[ \t\n\r]*/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
// The characters that a text may hold as they are (none below a space, no quote, no backslash), and the escapes.
const TEXT = /"(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*/y;
const WORD = /true|false|null/y;

/** What the innermost open bracket waits for. */
type Step = "value" | "valueOrEnd" | "key" | "keyOrEnd" | "colon" | "next";

const waits: Record<Step, string> = {
  value: "a value is expected here.",
  valueOrEnd: "a value or ] is expected here.",
  key: "a name in double quotes is expected here.",
  keyOrEnd: "a name in double quotes or } is expected here.",
  colon: "a colon is expected here.",
  next: "a comma or the closing bracket is expected here.",
};

/**
 * Finds the first place where a text stops being JSON; null for a text that is JSON. Browsers tell it in
 * words of their own, some of them without the place.
 */
export function jsonProblem(text: string): JsonProblem | null {
  const brackets: ("{" | "[")[] = [];
  let step: Step = "value";
  let at = 0;
  const passes = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    if (!pattern.test(text)) return false;
    at = pattern.lastIndex;
    return true;
  };
  const wrong = (reason: string): JsonProblem => {
    const before = text.slice(0, at).split("\n");
    return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1, reason };
  };

  for (;;) {
    passes(SPACE);
    const now: Step = step;
    const sign = text[at];
    const open = brackets.at(-1);
    const isName: boolean = now === "key" || now === "keyOrEnd";
    if (now === "next" && open === undefined) return sign === undefined ? null : wrong("nothing more is expected here.");
    if (sign === undefined) return wrong(`the text ends too early: ${waits[now]}`);
    if (now === "colon") {
      if (sign !== ":") return wrong(waits.colon);
      at += 1;
      step = "value";
    } else if (now === "next" && sign === ",") {
      at += 1;
      step = open === "{" ? "key" : "value";
    } else if (sign === (open === "{" ? "}" : "]") && (now === "next" || now === "keyOrEnd" || now === "valueOrEnd")) {
      at += 1;
      brackets.pop();
      step = "next";
    } else if (now === "next") {
      return wrong(waits.next);
    } else if (sign === '"') {
      passes(TEXT);
      if (text[at] !== '"') return wrong("this text in double quotes does not end well.");
      at += 1;
      step = isName ? "colon" : "next";
    } else if (isName) {
      return wrong(waits[now]);
    } else if (sign === "{" || sign === "[") {
      at += 1;
      brackets.push(sign);
      step = sign === "{" ? "keyOrEnd" : "valueOrEnd";
    } else if (passes(NUMBER) || passes(WORD)) {
      step = "next";
    } else {
      return wrong(waits[now]);
    }
  }
}
