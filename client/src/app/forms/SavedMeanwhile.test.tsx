import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { drawPage } from "../../../vitest.draw";
import { SavedMeanwhile } from "./SavedMeanwhile";

type Pixel = { revision: string; name: string; url: string | null; key: string };

test("what was saved meanwhile is shown after a conflict, and the saves after it are based on it", () => {
  const onRevision = vi.fn();
  const form = (saved: Pixel, isConflict: boolean) => (
    <SavedMeanwhile
      saved={saved}
      revision={saved.revision}
      values={({ name, url, key }) => ({ Name: name, URL: url, Key: { compared: key, shown: "••••" } })}
      isConflict={isConflict}
      onRevision={onRevision}
    />
  );
  const opened = { revision: "a", name: "Home", url: null, key: "k-1" };
  const { rerender } = drawPage(form(opened, false));
  expect(onRevision).toHaveBeenLastCalledWith("a");
  // A list that arrives again, or a save that failed for another reason, does not make the form overwrite what the user has not seen.
  const saved = { revision: "b", name: "Home", url: "https://shop.example", key: "k-2" };
  rerender(form(saved, false));
  expect(onRevision).toHaveBeenLastCalledWith("a");
  expect(screen.queryByRole("alert")).toBeNull();
  const text = "Saving again overwrites it.URL: “https://shop.example”, before noneKey: “••••”, before “••••”";
  for (const [now, isConflict] of [[saved, true], [{ ...saved, revision: "c", url: null }, false]] as const) {
    rerender(form(now, isConflict));
    expect(onRevision).toHaveBeenLastCalledWith("b");
    expect(screen.getByRole("alert")).toHaveTextContent(text);
  }
});
