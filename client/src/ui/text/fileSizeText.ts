import { numberText } from "./format";

const units = ["KB", "MB", "GB"] as const;

/** The size of a file, such as "12 bytes" or "1.5 MB". A kilobyte has 1,024 bytes. */
export function fileSizeText(bytes: number): string {
  if (bytes < 1024) return bytes === 1 ? "1 byte" : `${bytes} bytes`;
  let size = bytes / 1024;
  let unit = 0;
  // As it is written with one decimal.
  while (Math.round(size * 10) >= 10_240 && unit < units.length - 1) {
    size /= 1024;
    unit += 1;
  }
  return `${numberText(Math.round(size * 10) / 10)} ${units[unit] ?? ""}`;
}
