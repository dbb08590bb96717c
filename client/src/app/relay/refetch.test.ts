import { createMockEnvironment } from "relay-test-utils";
import { expect, test } from "vitest";
import query, { type AssetOwnersPageQuery } from "../../__generated__/AssetOwnersPageQuery.graphql";
import { refetchQuery } from "./refetch";

const DOWN = "The main service is not available.";
const boston = { id: "m", marketId: 3, name: "Boston", isActive: true };
const owner = (name: string, defaultMarket: typeof boston | null = boston) => ({ id: "o", assetOwnerId: 8, name, defaultMarketId: 3, defaultMarket });
const owners = (nodes: readonly (ReturnType<typeof owner> | null)[], totalCount: number | null = nodes.length) => ({ totalCount, unreadableCount: 0, nodes });
const withoutMarket = owners([owner("New", null)]);

test.each<[string, ReturnType<typeof owners> | null, (string | number)[][], isUpdated: boolean]>([
  ["a part of a row", withoutMarket, [["assetOwners", "nodes", 0, "defaultMarket"]], true],
  ["what is inside a part of a row", withoutMarket, [["assetOwners", "nodes", 0, "defaultMarket", "name"]], true],
  ["the list", null, [["assetOwners"]], false],
  ["a field of every row, and with it the list,", null, [["assetOwners", "nodes", 0, "name"]], false],
  ["a whole row", owners([owner("New"), null]), [["assetOwners", "nodes", 1]], false],
  ["something without a path", owners([owner("New")]), [[]], false],
  ["a part of a row and the list's count", owners([owner("New", null)], null), [["assetOwners", "nodes", 0, "defaultMarket"], ["assetOwners", "totalCount"]], false],
])("whether a list is updated when %s failed", async (_, assetOwners, paths, isUpdated) => {
  const environment = createMockEnvironment();
  const read = (response: object) => {
    const reading = refetchQuery<AssetOwnersPageQuery>(environment, query, {}).then(() => "read", (error: Error) => error.message);
    environment.mock.resolve(environment.mock.getMostRecentOperation(), { data: {}, ...response });
    return reading;
  };
  expect(await read({ data: { assetOwners: owners([owner("Old")]) } })).toBe("read");
  expect(await read({ data: { assetOwners }, errors: paths.map((path) => ({ message: DOWN, path })) })).toBe(isUpdated ? "read" : DOWN);
  expect(environment.getStore().getSource().get("o")?.["name"]).toBe(isUpdated ? "New" : "Old");
});
