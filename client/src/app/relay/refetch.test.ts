import { createMockEnvironment } from "relay-test-utils";
import { expect, test } from "vitest";
import query, { type AssetOwnersPageQuery } from "../../__generated__/AssetOwnersPageQuery.graphql";
import { refetchQuery } from "./refetch";

type Answer = {
  data: { assetOwners: { totalCount: number | null; unreadableCount: number; nodes: readonly (ReturnType<typeof owner> | null)[] } | null };
  errors?: ReturnType<typeof down>;
};

const boston = { id: "m", marketId: 3, name: "Boston", isActive: true };

const owner = (name: string, defaultMarket: typeof boston | null) => ({
  id: "o",
  assetOwnerId: 8,
  name,
  defaultMarketId: 3,
  defaultMarket,
});

const owners = (...nodes: readonly (ReturnType<typeof owner> | null)[]) => ({ assetOwners: { totalCount: nodes.length, unreadableCount: 0, nodes } });

/** Fetches a list twice. Returns the outcome of the second time, and the row's name in the store. */
async function second(answer: Answer): Promise<[outcome: string, name: unknown]> {
  const environment = createMockEnvironment();
  const read = (response: Answer) => {
    const reading = refetchQuery<AssetOwnersPageQuery>(environment, query, {}).then(
      () => "read",
      (error: Error) => error.message,
    );
    environment.mock.resolve(environment.mock.getMostRecentOperation(), response);
    return reading;
  };
  expect(await read({ data: owners(owner("Old", boston)) })).toBe("read");
  const outcome = await read(answer);
  return [outcome, environment.getStore().getSource().get("o")?.["name"]];
}

const down = (...path: (string | number)[]) => [{ message: "The main service is not available.", path }];

test("a list is updated when only a part of a row failed", async () => {
  const answer = { data: owners(owner("New", null)), errors: down("assetOwners", "nodes", 0, "defaultMarket") };
  expect(await second(answer)).toEqual(["read", "New"]);
});

test("a list is updated when the failure is inside a part of a row", async () => {
  const answer = { data: owners(owner("New", null)), errors: down("assetOwners", "nodes", 0, "defaultMarket", "name") };
  expect(await second(answer)).toEqual(["read", "New"]);
});

test.each<[string, Answer]>([
  ["the list", { data: { assetOwners: null }, errors: down("assetOwners") }],
  ["a field of every row, and with it the list", { data: { assetOwners: null }, errors: down("assetOwners", "nodes", 0, "name") }],
  ["a whole row", { data: owners(owner("New", boston), null), errors: down("assetOwners", "nodes", 1) }],
  ["something without a path", { data: owners(owner("New", boston)), errors: down() }],
  [
    "a part of a row and the list's count",
    {
      data: { assetOwners: { totalCount: null, unreadableCount: 0, nodes: [owner("New", null)] } },
      errors: [...down("assetOwners", "nodes", 0, "defaultMarket"), ...down("assetOwners", "totalCount")],
    },
  ],
])("the old data stays when %s failed", async (_, answer) => {
  expect(await second(answer)).toEqual(["The main service is not available.", "Old"]);
});
