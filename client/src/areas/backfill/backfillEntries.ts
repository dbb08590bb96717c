import type { BackfillFilesQuery } from "../../__generated__/BackfillFilesQuery.graphql";
import { numberText } from "../../ui/text/format";
import { wholeNumber } from "../../ui/form/wholeNumber";

/** What the graph takes for a check. */
export type BackfillCheckInput = BackfillFilesQuery["variables"]["input"];

export type BackfillJobType = NonNullable<BackfillCheckInput["jobType"]>;

/** A chosen file, with its first line; null if that could not be read. */
export type BackfillFile = { file: File; header: string | null };

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
  return files.map(({ file, header }) => ({ name: file.name, header }));
}

/** A number of files, in words. */
export const fileCountText = (count: number) => (count === 1 ? "1 file" : `${numberText(count)} files`);

/** How much of a file is read for its first line, in bytes. */
const FIRST_LINE = 2000;

/** The first line of a text. */
export function firstLine(text: string): string {
  return text.split(/\r?\n/, 1)[0] ?? "";
}

/** A chosen file with its first line. */
export async function withHeader(file: File): Promise<BackfillFile> {
  try {
    return { file, header: firstLine(await file.slice(0, FIRST_LINE).text()) };
  } catch (error) {
    // It is a hint only. Whoever sends the file learns why it cannot be read.
    console.error(`The header of "${file.name}" could not be read.`, error);
    return { file, header: null };
  }
}
