// A script against the graph with the generated client: `npm run graph` compiles it.
import { CustomersDocument, type TypedDocumentString } from "../../target/examples/client.ts";

type Response<Result> = { data: Result | null; errors?: { message: string }[] };

/** Sends an operation. Its document decides the types of its variables and of its result. */
export async function send<Result, Variables>(
  document: TypedDocumentString<Result, Variables>,
  variables: Variables,
): Promise<Result> {
  const response = await fetch("http://127.0.0.1:4000/graphql", {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${process.env["TOKEN"]}` },
    body: JSON.stringify({ query: document, variables }),
  });
  const { data, errors = [] }: Response<Result> = await response.json();
  if (data === null || errors.length > 0) throw new Error(errors.map(({ message }) => message).join("\n"));
  return data;
}

export async function slugs(): Promise<string[]> {
  const { customers } = await send(CustomersDocument, { first: 20 });
  return customers?.nodes.map(({ slug }) => slug) ?? [];
}

// @ts-expect-error Variables are checked: `first` is a number.
export const refused = () => send(CustomersDocument, { first: "20" });
