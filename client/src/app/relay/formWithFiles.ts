import type { UploadableMap } from "relay-runtime";

/**
 * An operation with files as a form of the GraphQL multipart request specification. The keys of the files are their
 * paths among the variables, such as "input.file", where the operation has null.
 */
export function formWithFiles(operation: string, files: UploadableMap): FormData {
  const form = new FormData();
  const paths = Object.keys(files).map((path, index) => [index, [`variables.${path}`]]);
  form.append("operations", operation);
  form.append("map", JSON.stringify(Object.fromEntries(paths)));
  Object.values(files).forEach((file, index) => form.append(String(index), file));
  return form;
}
