import { download } from "../../ui/download";

/** Saves a file with nothing but the header of a type, to fill in. */
export function saveTemplate(type: string, columns: readonly { readonly name: string }[]): void {
  download({ fileName: `${type}_template.csv`, mediaType: "text/csv", text: `${columns.map(({ name }) => name).join(",")}\r\n` });
}
