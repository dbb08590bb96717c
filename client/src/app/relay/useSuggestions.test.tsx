import { act, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { drawPage } from "../../../vitest.draw";
import query, { type ValidationFormAdGroupsQuery } from "../../__generated__/ValidationFormAdGroupsQuery.graphql";
import { useSuggestions } from "./useSuggestions";

const customers = [null, 3, 4];

function Names() {
  const [place, setPlace] = useState(0);
  const customerId = customers[place] ?? null;
  const { choices, isLoading, hasFailed, ask } = useSuggestions<ValidationFormAdGroupsQuery>(
    "ad groups to suggest",
    query,
    customerId === null ? null : { customerId },
    ({ campaigns }) => campaigns.nodes.map(({ name }) => ({ value: name, label: name })),
  );
  return (
    <>
      <button onClick={() => setPlace(place + 1)}>Next Customer</button>
      <button onClick={ask}>Ask</button>
      <output>{isLoading ? "Loading" : hasFailed ? "Failed" : choices.map(({ label }) => label).join()}</output>
    </>
  );
}

test("suggestions are sent once when they are asked for, and again for other variables or after a failure", () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { mock } = drawPage(<Names />);
  const press = (name: string) => fireEvent.click(screen.getByText(name));
  const asked = () => mock.getAllOperations().map(({ request }) => request.variables);
  const shown = () => screen.getByRole("status").textContent;
  press("Ask");
  press("Next Customer");
  expect(asked()).toEqual([]);
  press("Ask");
  press("Ask");
  expect(asked()).toEqual([{ customerId: 3 }]);
  expect(shown()).toBe("Loading");
  act(() => mock.rejectMostRecentOperation(new Error("The main API is unavailable.")));
  expect(shown()).toBe("Failed");
  press("Ask");
  const nodes = [{ __typename: "Campaign", id: "s", name: "Harbor Spring", adGroups: [] }];
  act(() => mock.resolve(mock.getMostRecentOperation(), { data: { campaigns: { nodes } } }));
  expect(shown()).toBe("Harbor Spring");
  press("Ask");
  expect(asked()).toEqual([]);
  press("Next Customer");
  expect(shown()).toBe("");
  press("Ask");
  expect(asked()).toEqual([{ customerId: 4 }]);
});
