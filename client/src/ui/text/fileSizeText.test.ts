import { expect, test } from "vitest";
import { fileSizeText } from "./fileSizeText";

test.each([
  [0, "0 bytes"],
  [1, "1 byte"],
  [1023, "1023 bytes"],
  [1024, "1 KB"],
  [1536, "1.5 KB"],
  [1_048_524, "1,023.9 KB"],
  [1_048_525, "1 MB"],
  [64 << 20, "64 MB"],
  [1 << 30, "1 GB"],
  [2 ** 41, "2,048 GB"],
])("%i bytes read %s", (bytes, text) => expect(fileSizeText(bytes)).toBe(text));
