import { ageText } from "../../ui/text/format";
import { expect, test } from "vitest";
import { customerText } from "./providerTexts";
import { pingDays } from "./pingDays";
import { draftOf, editedEntry, restored, withKey } from "./configEntries";
import { customerChoices, type Filtered, passes, type ProviderFilters } from "./providerFilters";

const config = [{ key: "url", value: "https://feed.example", isSecret: false }];

test("a new key, which may differ in case only, comes last, without a value; an empty name and one that is there change nothing", () => {
  for (const key of ["region", "URL"]) expect(withKey(config, ` ${key} `)).toEqual([...config, { key, value: "", isSecret: false }]);
  for (const key of ["  ", "url"]) expect(withKey(config, key)).toBe(config);
});

test.each([
  ["https://h?token=a", "https://h?token=••••••••", true],
  ["secret", "••••••••", false],
  ["plain", "plain", false],
  ["", "", false],
])("%s, masked as %s, is partly masked: %s", (value, maskedValue, isPartlyMasked) => {
  const entry = editedEntry({ key: "url", value, maskedValue, isSecret: true });
  expect(entry.stored).toEqual({ value, maskedValue, isPartlyMasked });
});

test("neither secrets nor the values of new keys are kept, and the rest is restored", () => {
  const stored = { value: "", maskedValue: "", isPartlyMasked: false };
  const edited = [
    { key: "url", value: "https://new.example", isSecret: false },
    { key: "region", value: "east", isSecret: false, stored },
    { key: "token", value: "typed", isSecret: true, stored },
    { key: "added", value: "perhaps a secret", isSecret: false },
  ];
  const kept = draftOf(edited);
  expect(kept.map(({ value }) => value)).toEqual(["https://new.example", "east", null, null]);
  const opened = [...config, { key: "token", value: "old", isSecret: true, stored }];
  expect(restored(opened, kept).map(({ key, value }) => [key, value])).toEqual([
    ["url", "https://new.example"],
    ["region", "east"],
    ["token", "old"],
    ["added", ""],
  ]);
});

const now = Date.parse("2026-03-12T00:30:00Z");
const shown = (rows: readonly [date: string | null, pings: number | null][]) =>
  pingDays(rows.map(([date, pings]) => ({ date, pings })), now).map(({ date, pings }) => `${date.slice(5)} ${pings}`);

test.each<[what: string, rows: [date: string | null, pings: number | null][], days: string[]]>([
  ["days without a row are empty, the oldest day first", [["2026-03-11", 7], ["2026-03-08", 5]], ["03-08 5", "03-09 0", "03-10 0", "03-11 7"]],
  ["silent days up to yesterday are shown", [["2026-03-09", 7]], ["03-09 7", "03-10 0", "03-11 0"]],
  ["but not a month of them", [["2026-02-07", 7]], ["02-07 7"]],
  ["the present day is shown once it has pings", [["2026-03-12", 7]], ["03-12 7"]],
  [
    "rows of one day are added, and unknown numbers and days are not",
    [["2026-03-11", 7], ["2026-03-11", 2], ["2026-03-11", null], ["2026-03-10", null], [null, 9]],
    ["03-10 null", "03-11 9"],
  ],
  ["unknown days alone are none", [[null, 9]], []],
])("%s", (_, rows, days) => expect(shown(rows)).toEqual(days));

test("of many days the latest are shown", () => {
  expect(shown([["2026-02-08", 7]])).toHaveLength(32);
  const days = shown([["2001-01-01", 1], ["2026-03-11", 7]]);
  expect([days.length, days.at(-1)]).toEqual([62, "03-11 7"]);
});

const usual = { handler: "GeoTrail", customerId: 3, customer: "Harbor Transit", status: "ACTIVE", lock: { isLocked: true, isUnlockRecommended: false } };
const provider = (providerId: number, name: string, others: Partial<Filtered> = {}): Filtered => ({ ...usual, providerId, name, ...others });

const rows = [
  provider(1, "Fleet"),
  provider(12, "Trams", { handler: null, status: "STALE", lock: null }),
  provider(31, "Bikes", { customerId: 9, customer: "Acme", lock: { isLocked: false, isUnlockRecommended: false } }),
  provider(40, "Ferry", { customerId: null, customer: "", lock: { isLocked: true, isUnlockRecommended: true } }),
];

const none: ProviderFilters = { text: null, status: null, customer: null, lock: null };

test.each<[Partial<ProviderFilters>, number[]]>([
  [{}, [1, 12, 31, 40]],
  [{ text: "  " }, [1, 12, 31, 40]],
  [{ text: "fLEET" }, [1]],
  [{ text: " geotrail " }, [1, 31, 40]],
  [{ text: "1" }, [1, 12, 31]],
  [{ text: "trail  FERRY" }, [40]],
  [{ text: "bikes 31 trams" }, []],
  [{ status: "STALE" }, [12]],
  [{ status: "GONE" }, []],
  [{ status: "STALE,NO_HISTORY" }, [12]],
  [{ customer: "3" }, [1, 12]],
  [{ customer: "none" }, [40]],
  [{ lock: "locked" }, [1, 40]],
  [{ lock: "unlocked" }, [31]],
  [{ lock: "recommended" }, [40]],
  [{ text: "geo", customer: "3", lock: "locked" }, [1]],
])("%j keeps %j", (filters, expected) => {
  expect(rows.filter((row) => passes(row, { ...none, ...filters })).map(({ providerId }) => providerId)).toEqual(expected);
});

test("the customers that occur are offered in alphabetical order, and none at the end", () => {
  const lost = provider(50, "Lost", { customerId: 999, customer: "Customer 999 (not found)" });
  expect(customerChoices([...rows, lost])).toEqual([
    { value: "9", label: "Acme", detail: "9" },
    { value: "999", label: "Customer 999 (not found)" },
    { value: "3", label: "Harbor Transit", detail: "3" },
    { value: "none", label: "No Customer" },
  ]);
});

test.each([
  [-5, "just now"],
  [59.999, "just now"],
  [60, "1 min ago"],
  [3599, "59 min ago"],
  [3600, "1 h ago"],
  [172_799, "47 h ago"],
  [172_800, "2 d ago"],
])("data of %d seconds ago reads %s", (seconds, text) => {
  const now = Date.parse("2026-03-12T12:00:00Z");
  expect(ageText(new Date(now - seconds * 1000).toISOString(), now)).toBe(text);
});

test.each([
  [{ customerId: null, customer: { ok: true, value: null } }, ""],
  [{ customerId: 3, customer: { ok: true, value: { name: "Harbor Transit" } } }, "Harbor Transit"],
  [{ customerId: 3, customer: { ok: true, value: { name: " " } } }, "Customer 3"],
  [{ customerId: 999, customer: { ok: true, value: null } }, "Customer 999 (not found)"],
  [{ customerId: 999, customer: { ok: false } }, "999"],
] as const)("the customer of the provider %j reads %s", (provider, text) => {
  expect(customerText(provider)).toBe(text);
});
