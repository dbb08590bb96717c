import { expect, test } from "vitest";
import { kindOf } from "./attentionKinds";

test("a kind is that of the address, if the list has it", () => {
  expect(kindOf("DUE_STUDY", false)).toBe("DUE_STUDY");
  expect(kindOf("DUE_STUDY", true)).toBe("DUE_STUDY");
  expect(kindOf("CAMPAIGN_WITHOUT_PIXEL", false)).toBeNull();
  expect(kindOf("CAMPAIGN_WITHOUT_PIXEL", true)).toBe("CAMPAIGN_WITHOUT_PIXEL");
  expect(kindOf("MISSING_MARKET_JOBS", false)).toBe("MISSING_MARKET_JOBS");
  expect(kindOf("MISSING_MARKET_JOBS", true)).toBeNull();
  expect(kindOf("UNREADABLE_LIST", false)).toBeNull();
  expect(kindOf("due_study", false)).toBeNull();
  expect(kindOf(null, true)).toBeNull();
});
