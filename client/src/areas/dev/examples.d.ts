declare module "virtual:examples" {
  /** The operations of tests/examples, in the order of their files. */
  const examples: readonly { name: string; task: string; query: string; variables: string }[];
  export default examples;
}
