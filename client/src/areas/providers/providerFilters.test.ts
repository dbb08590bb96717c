import { expect, test } from "vitest";
import { customerChoices, type Filtered, passes, type ProviderFilters, statusChoices } from "./providerFilters";

const provider = (providerId: number, name: string, others: Partial<Filtered> = {}): Filtered => ({
  providerId,
  name,
  handler: "GeoTrail",
  customerId: 3,
  customer: "Harbor Transit",
  status: "ACTIVE",
  statusLabel: "Active",
  lock: { isLocked: true, isUnlockRecommended: false },
  ...others,
});

const rows = [
  provider(1, "Fleet"),
  provider(12, "Trams", { handler: null, status: "STALE", statusLabel: "Stale", lock: null }),
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

test("the choices are what occurs, in alphabetical order", () => {
  expect(statusChoices(rows, null).map(({ label }) => label)).toEqual(["Active", "Stale"]);
  const several = { value: "STALE,NO_HISTORY", label: "Stale, NO_HISTORY" };
  expect(statusChoices(rows, "STALE,NO_HISTORY").slice(2)).toEqual([several]);
  const lost = provider(50, "Lost", { customerId: 999, customer: "Customer 999 (not found)" });
  expect(customerChoices([...rows, lost])).toEqual([
    { value: "9", label: "Acme", detail: "9" },
    { value: "999", label: "Customer 999 (not found)" },
    { value: "3", label: "Harbor Transit", detail: "3" },
    { value: "none", label: "No Customer" },
  ]);
});
