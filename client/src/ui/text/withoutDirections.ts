/** A name without the characters that turn the direction of the text after them, and so could show another ending. */
export function withoutDirections(name: string): string {
  return name.replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, "");
}
