import { expect, test } from "vitest";
import { type BilledCampaign, billingSums, monthsOf } from "./billingSums";

const campaign = (
  campaignId: number,
  contractId: string | null,
  activeFrom: string | null,
  activeTo: string | null,
  assetCount: number | null,
): BilledCampaign => ({
  campaignId,
  campaignName: null,
  contractId,
  activeFrom,
  activeTo,
  assetCount,
  frameCount: 1,
});

test.each([
  ["2026-11-01", "2026-11-30", ["2026-11"]],
  ["2026-11-30", "2027-02-01", ["2026-11", "2026-12", "2027-01", "2027-02"]],
  ["2026-11-30", "2026-10-01", []],
  [null, "2026-10-01", []],
  ["2026-10-01", null, []],
])("from %s to %s are the months %j", (activeFrom, activeTo, months) =>
  expect(monthsOf({ activeFrom, activeTo })).toEqual(months),
);

const campaigns = [
  campaign(1, "C-1", "2026-10-15", "2026-11-15", 10),
  campaign(2, "C-1", "2026-11-01", "2026-11-30", 5),
  campaign(3, null, "2026-11-01", "2026-11-30", null),
  campaign(4, "C-2", null, null, 7),
];
const rows = (...args: Parameters<typeof billingSums>) =>
  billingSums(...args).map(({ contractId, month, campaigns: of, assets, frames }) => [
    contractId,
    month,
    of.length,
    assets.known,
    assets.unknown,
    frames.known,
  ]);

test.each<[string, Parameters<typeof billingSums>, ReturnType<typeof rows>]>([
  [
    "contract and month",
    [campaigns, "contract-month", null],
    [
      ["C-1", "2026-10", 1, 10, 0, 1],
      ["C-1", "2026-11", 2, 15, 0, 2],
      [null, "2026-11", 1, 0, 1, 1],
      ["C-2", null, 1, 7, 0, 1],
    ],
  ],
  [
    "contract: a campaign of two months counts once",
    [campaigns, "contract", null],
    [
      ["C-1", null, 2, 15, 0, 2],
      [null, null, 1, 0, 1, 1],
      ["C-2", null, 1, 7, 0, 1],
    ],
  ],
  [
    "month",
    [campaigns, "month", null],
    [
      [null, "2026-10", 1, 10, 0, 1],
      [null, "2026-11", 3, 15, 1, 3],
      [null, null, 1, 7, 0, 1],
    ],
  ],
  ["contract in one month", [campaigns, "contract", "2026-10"], [["C-1", null, 1, 10, 0, 1]]],
  ["nothing", [[], "month", null], []],
])("sums by %s", (_, args, expected) => expect(rows(...args)).toEqual(expected));
