import { screens } from "./screens";
import { developer, expect, staff, test } from "./support";

// No test changes what another one sees.
test.describe.configure({ mode: "parallel" });

test("more than one round has a reason", () => {
  for (const { path, rounds, why } of screens) expect(why !== undefined, path).toBe(rounds === null || rounds.length > 1);
});

for (const { path, account = staff, loaded, rounds } of screens) {
  if (rounds === null) continue;
  const who = account === null ? "without a session" : `for ${account === developer ? "developers" : "staff"}`;
  test.describe(`${path} ${who}`, () => {
    test.use({ account });

    test(`loads in ${rounds.length} rounds of calls`, async ({ page, backend }) => {
      const calls = await backend.holdAll();
      await page.goto(path);
      for (const count of rounds) {
        await expect.poll(calls.held).toHaveLength(count);
        await calls.release();
      }
      await expect(loaded(page)).toBeVisible();
      await expect(page.getByRole("status", { name: "Loading" })).toHaveCount(0);
      expect(await calls.held()).toEqual([]);
    });
  });
}
