import { act, renderHook, waitFor } from "@testing-library/react";
import { RelayEnvironmentProvider } from "react-relay";
import { createMockEnvironment } from "relay-test-utils";
import { expect, test, vi } from "vitest";
import type { InventoryFileType } from "../../__generated__/useInventoryFileCheckMutation.graphql";
import { useInventoryFileCheck } from "./useInventoryFileCheck";

const file = new File(["Frame Ref\nFR-1\n"], "frames.csv");
const types: readonly InventoryFileType[] = ["STATIONARY"];

function payload(problem: string) {
  const problems = [{ line: 2, column: null, message: problem }];
  const upload = { allowed: true, reason: null };
  const counts = { rowCount: 1, blankRowCount: 0, lowercasedCellCount: 0, faultCount: 0, problemCount: 1 };
  const known = { type: "STATIONARY", upload, columns: [], preview: [], faults: [], problems, ...counts };
  return { data: { checkInventoryFile: { file: known, errors: [] } } };
}

test("a file is compared again for another customer, and what is known of it stays meanwhile", async () => {
  const environment = createMockEnvironment();
  const initialProps: { customerId: number | null } = { customerId: null };
  const { result, rerender } = renderHook(({ customerId }) => useInventoryFileCheck(file, types, customerId), {
    wrapper: ({ children }) => <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>,
    initialProps,
  });
  const answer = (text: string) => {
    const operation = environment.mock.getMostRecentOperation();
    act(() => environment.mock.resolve(operation, payload(text)));
    return operation.request.variables;
  };
  expect(result.current).toMatchObject({ check: { status: "checking" }, isComparing: false });
  expect(answer("first")).toMatchObject({ input: { customerId: null } });
  const first = result.current.check;
  expect(first.status).toBe("accepted");

  rerender({ customerId: 3 });
  expect(result.current).toMatchObject({ check: first, isComparing: true });
  expect(answer("second")).toMatchObject({ input: { customerId: 3 } });
  expect(result.current.isComparing).toBe(false);
  expect(result.current.check).not.toBe(first);

  const second = result.current.check;
  rerender({ customerId: 4 });
  expect(result.current.isComparing).toBe(true);
  vi.spyOn(console, "error").mockImplementation(() => {});
  act(() => environment.mock.rejectMostRecentOperation(new Error("No connection.")));
  await waitFor(() => expect(result.current.isComparing).toBe(false));
  expect(result.current.check).toBe(second);
});
