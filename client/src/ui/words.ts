/** A constant of a service, such as FULL_WRAP, in words: "Full Wrap". A text in another spelling stays as it is. */
export function words(constant: string): string {
  if (!/^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/.test(constant)) return constant;
  return constant
    .split("_")
    .map((word) => word.slice(0, 1) + word.slice(1).toLowerCase())
    .join(" ");
}
