import { expect, test } from "vitest";
import { graphiqlStorage } from "./graphiqlStorage";

test.each(["queries", "favorites"])("the headers of the %s are not kept", (name) => {
  const texts = { query: "query Q { a }", variables: '{"headers": 1}', operationName: "Q" };
  graphiqlStorage.setItem(`graphiql:${name}`, JSON.stringify({ [name]: [{ ...texts, headers: '{"Authorization": "Bearer t-1"}' }] }));
  expect(JSON.parse(graphiqlStorage.getItem(`graphiql:${name}`) ?? "")).toEqual({ [name]: [texts] });
});

test("everything else is kept as it is", () => {
  graphiqlStorage.setItem("graphiql:query", "{ headers }");
  expect(localStorage.getItem("graphiql:query")).toBe("{ headers }");
});

test("clearing it leaves the session", () => {
  localStorage.setItem("auth.token", "t-1");
  graphiqlStorage.setItem("graphiql:query", "{ a }");
  expect(graphiqlStorage.length).toBe(1);
  graphiqlStorage.clear();
  expect(Object.keys(localStorage)).toEqual(["auth.token"]);
});
