import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { RelayEnvironmentProvider } from "react-relay";
import { createMockEnvironment } from "relay-test-utils";
import { expect, test, vi } from "vitest";
import query, { type AdGroupFieldQuery } from "../../__generated__/AdGroupFieldQuery.graphql";
import { useSuggestions } from "./useSuggestions";

const customers = [null, 3, 4];

function Names() {
  const [place, setPlace] = useState(0);
  const customerId = customers[place] ?? null;
  const { choices, isLoading, hasFailed, ask } = useSuggestions<AdGroupFieldQuery>(
    "ad groups to suggest",
    query,
    customerId === null ? null : { customerId },
    ({ campaigns }) => campaigns.nodes.map(({ name }) => ({ value: name, label: name })),
  );
  return (
    <>
      <button type="button" onClick={() => setPlace(place + 1)}>
        Next Customer
      </button>
      <button type="button" onClick={ask}>
        Ask
      </button>
      <output>{isLoading ? "Loading" : hasFailed ? "Failed" : choices.map(({ label }) => label).join()}</output>
    </>
  );
}

function open() {
  const environment = createMockEnvironment();
  render(
    <RelayEnvironmentProvider environment={environment}>
      <Names />
    </RelayEnvironmentProvider>,
  );
  return {
    asked: () => environment.mock.getAllOperations().map(({ request }) => request.variables),
    answer: (name: string) =>
      act(() => {
        const nodes = [{ __typename: "Campaign", id: name, name, adGroups: [] }];
        environment.mock.resolve(environment.mock.getMostRecentOperation(), { data: { campaigns: { nodes } } });
      }),
    fail: () => act(() => environment.mock.rejectMostRecentOperation(new Error("The main API is unavailable."))),
  };
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const shown = () => screen.getByRole("status").textContent;

test("nothing is sent before it is asked for, nor without variables", async () => {
  const { asked } = open();
  await press("Ask");
  await press("Next Customer");
  expect(asked()).toEqual([]);
});

test("it is sent once, and again for other variables, whose choices are not those of earlier ones", async () => {
  const { asked, answer } = open();
  await press("Next Customer");
  await press("Ask");
  await press("Ask");
  expect(asked()).toEqual([{ customerId: 3 }]);
  expect(shown()).toBe("Loading");
  answer("Harbor Spring");
  expect(shown()).toBe("Harbor Spring");
  await press("Ask");
  expect(asked()).toEqual([]);
  await press("Next Customer");
  expect(shown()).toBe("");
  await press("Ask");
  expect(asked()).toEqual([{ customerId: 4 }]);
});

test("after a failure the next focus asks again", async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { fail, answer } = open();
  await press("Next Customer");
  await press("Ask");
  fail();
  expect(shown()).toBe("Failed");
  await press("Ask");
  answer("Harbor Spring");
  expect(shown()).toBe("Harbor Spring");
});
