declare module "virtual:examples" {
  /** The operations of tests/examples, in the order of their files. */
  const examples: readonly { name: string; task: string; query: string; variables: string }[];
  export default examples;
}

declare module "virtual:documents" {
  /** The texts of the console's documents, by their ids. */
  const documents: Readonly<Record<string, string>>;
  export default documents;
}
