declare module "virtual:documents" {
  /** The texts of the console's documents, by their ids. */
  const documents: Readonly<Record<string, string>>;
  export default documents;
}
