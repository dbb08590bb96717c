import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, test, vi } from "vitest";
import { drawPage } from "../../../vitest.draw";
import { SearchPalette } from "./SearchPalette";

beforeAll(() => {
  // jsdom has none of these.
  HTMLDialogElement.prototype.showModal = vi.fn();
  HTMLDialogElement.prototype.close = vi.fn();
  Element.prototype.scrollIntoView = vi.fn();
});

const hit = (name: string) => ({ kind: "CUSTOMER", title: name, node: { __typename: "Customer", type: "Customer", id: name, customerId: 7, slug: name } });

test.each([
  ["Enter opens it", "{Enter}", ["/app/customer/show-a"], []],
  ["Ctrl-Enter opens it in a new tab", "{Control>}{Enter}{/Control}", [], ["/app/customer/show-a"]],
  ["Enter and then an arrow do not", "{Enter}{ArrowDown}", [], []],
])("once the hits of a text have arrived, %s", async (_, keys, here, inTabs) => {
  const { environment, router } = drawPage(<SearchPalette screens={[]} onClose={() => {}} />);
  const opened: unknown[] = [];
  vi.spyOn(window, "open").mockImplementation((address) => {
    opened.push(address);
    return null;
  });
  const user = userEvent.setup();
  const answer = () =>
    act(async () => environment.mock.resolveMostRecentOperation({ data: { search: { totalCount: 2, hits: [hit("show-a"), hit("show-b")], kinds: [] } } }),
    );
  await user.type(screen.getByRole("combobox", { hidden: true }), "show");
  await vi.waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  await answer();
  // The hits of before stay until those of the longer text are there.
  await user.type(screen.getByRole("combobox", { hidden: true }), `-${keys}`);
  await vi.waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  await answer();
  expect([router.state.location.pathname].filter((path) => path !== "/")).toEqual(here);
  expect(opened).toEqual(inTabs);
});
