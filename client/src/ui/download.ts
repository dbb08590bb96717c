import { withoutDirections } from "./text/format";

/** A file whose whole text is at hand, as the graph gives its CSV files. */
type TextFile = { readonly fileName: string; readonly mediaType: string; readonly text: string };

/** By this mark a spreadsheet knows that a CSV file is UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

/** Saves a text as a file of the user. */
export function download({ fileName, mediaType, text }: TextFile): void {
  saveBlob(fileName, new Blob([text], { type: `${mediaType};charset=utf-8` }));
}

/** Saves data as a file of the user. */
export function saveBlob(fileName: string, data: Blob): void {
  const file = fileName.endsWith(".csv") ? new Blob([BYTE_ORDER_MARK, data], { type: data.type }) : data;
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = withoutDirections(fileName);
  document.body.append(link);
  link.click();
  link.remove();
  // The browser has taken the data over once the click was handled.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
