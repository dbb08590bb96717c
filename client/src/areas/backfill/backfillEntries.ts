import type { BackfillFilesFieldQuery } from "../../__generated__/BackfillFilesFieldQuery.graphql";
import { numberText } from "../../ui/text/format";
import { wholeNumber } from "../../ui/form/entries";

/** What the graph takes for a check. */
export type BackfillCheckInput = BackfillFilesFieldQuery["variables"]["input"];

export type BackfillJobType = NonNullable<BackfillCheckInput["jobType"]>;

/** A chosen file, with its first lines; null if those could not be read. */
export type BackfillFile = { file: File; start: string | null };

/** What the form holds. */
export type BackfillEntries = {
  customerId: number | null;
  marketId: number | null;
  jobType: BackfillJobType | null;
  /** The number of the provider, as it was typed. */
  provider: string;
  files: readonly BackfillFile[];
};

export const noEntries: BackfillEntries = { customerId: null, marketId: null, jobType: null, provider: "", files: [] };

/** Whether anything was entered. */
export function hasEntries({ customerId, marketId, jobType, provider, files }: BackfillEntries): boolean {
  return customerId !== null || marketId !== null || jobType !== null || provider !== "" || files.length > 0;
}

/** The entries besides the files, as the graph takes them. */
export function fieldsInput({ customerId, marketId, jobType, provider }: BackfillEntries) {
  return { customerId, marketId, jobType, providerId: wholeNumber(provider) };
}

/** The files, as the graph checks them. */
export function filesInput(files: readonly BackfillFile[]) {
  return files.map(({ file, start }) => ({ name: file.name, start }));
}

/** The names of the files, for a check of what needs no more. */
export function namesInput(files: readonly BackfillFile[]) {
  return files.map(({ file }) => ({ name: file.name }));
}

/** A number of files, in words. */
export const fileCountText = (count: number) => (count === 1 ? "1 file" : `${numberText(count)} files`);

/** How much of a file is checked before it is submitted, in bytes. */
const START = 4000;

/** The lines of a text that is cut off, without the last, which is not whole. A text of one line stays as it is. */
export function wholeLines(text: string): string {
  const end = Math.max(text.lastIndexOf("\n"), text.lastIndexOf("\r"));
  return end === -1 ? text : text.slice(0, end + 1);
}

/** Bytes as text. A file of another encoding may have U+0000, which the graph refuses and no UTF-8 text has. */
const decoded = (bytes: ArrayBuffer, options?: TextDecodeOptions) => new TextDecoder().decode(bytes, options).replaceAll("\0", "\u{fffd}");

/** A chosen file with its first lines. */
export async function withStart(file: File): Promise<BackfillFile> {
  try {
    const bytes = await file.slice(0, START).arrayBuffer();
    if (file.size <= START) return { file, start: decoded(bytes) };
    // Streaming leaves out a character that is cut off.
    return { file, start: wholeLines(decoded(bytes, { stream: true })) };
  } catch (error) {
    // It is a hint only. Whoever sends the file learns why it cannot be read.
    console.error(`The beginning of "${file.name}" could not be read.`, error);
    return { file, start: null };
  }
}
