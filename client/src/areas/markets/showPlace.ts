/** The height of a line of the text of an outline, in pixels. */
export const LINE_HEIGHT = 18;

/** The width of a character, in pixels. */
const CHARACTER_WIDTH = 7.2;

/** Selects the character at a line and column of a field, both from 1, and scrolls it into the middle. */
export function showPlace(field: HTMLTextAreaElement, line: number, column: number): void {
  const text = field.value;
  let start = 0;
  for (let passed = 1; passed < line; passed++) start = text.indexOf("\n", start) + 1;
  const end = start + column;
  field.focus();
  field.setSelectionRange(Math.max(start, end - 1), end);
  // No browser does this for a selection that a script makes.
  field.scrollTop = (line - 1) * LINE_HEIGHT - field.clientHeight / 2;
  field.scrollLeft = column * CHARACTER_WIDTH - field.clientWidth / 2;
}

/** The number of lines of a text. */
export function lineCount(text: string): number {
  let count = 1;
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) count++;
  return count;
}
