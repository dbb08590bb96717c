import { act, fireEvent, render, screen } from "@testing-library/react";
import { useCallback } from "react";
import { RelayEnvironmentProvider } from "react-relay";
import { Environment, type GraphQLResponse, Network, Observable, RecordSource, Store, type Variables } from "relay-runtime";
import { beforeEach, expect, test, vi } from "vitest";
import { NetworkError } from "../../app/relay/errors";
import { useOutlineCheck } from "./useOutlineCheck";

const presentBounds = [-71, 42, -70, 43];
const onRest = vi.fn();

/** The checks that were sent. */
let checks: { variables: Variables; sink: Parameters<Parameters<typeof Observable.create<GraphQLResponse>>[0]>[0]; isAborted?: boolean }[] = [];
const send = (_: unknown, variables: Variables) =>
  Observable.create<GraphQLResponse>((sink) => {
    const request = { variables, sink, isAborted: false };
    checks.push(request);
    return () => void (request.isAborted = true);
  });

function Field() {
  const { check, fieldRef, onTextChange, checkNow } = useOutlineCheck();
  return (
    <>
      <textarea ref={useCallback((node: HTMLTextAreaElement) => fieldRef(node, presentBounds), [fieldRef])} defaultValue="first" onChange={() => onTextChange(onRest)} />
      <button onClick={checkNow}>Validate</button>
      <output>{JSON.stringify(check)}</output>
    </>
  );
}

const check = (): unknown => JSON.parse(screen.getByRole("status").textContent);
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
const type = (value: string) => fireEvent.change(screen.getByRole("textbox"), { target: { value } });
const validate = () => fireEvent.click(screen.getByRole("button"));
const sent = () => checks.map(({ variables }) => variables["text"]);

/** Answers the latest check. */
function answer(isValid: boolean) {
  const place = { place: "Line 1.", line: 1, column: 2, reason: "So." };
  act(() => {
    checks.at(-1)?.sink.next({ data: { geoJsonCheck: { isValid, message: "checked", featureCount: 1, ...place, warnings: [] } } });
    checks.at(-1)?.sink.complete();
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  checks = [];
  render(
    <RelayEnvironmentProvider environment={new Environment({ network: Network.create(send), store: new Store(new RecordSource()) })}>
      <Field />
    </RelayEnvironmentProvider>,
  );
  pass(0);
});

test("a text is checked at once, and again when it has changed and rested; the last valid outline stays", () => {
  expect(checks[0]?.variables).toEqual({ text: "first", bounds: presentBounds });
  answer(true);
  expect(check()).toMatchObject({ status: "checked", isValid: true, outline: "first", problem: "Line 1. So." });
  type("second");
  expect(check()).toEqual({ status: "waiting", outline: "first", isOld: false });
  pass(200);
  type("third");
  pass(249);
  expect(sent()).toEqual(["first"]);
  expect(onRest).not.toHaveBeenCalled();
  pass(1);
  expect(sent()).toEqual(["first", "third"]);
  expect(onRest).toHaveBeenCalledExactlyOnceWith("third");
  expect(check()).toEqual({ status: "checking", outline: "first", isOld: false });
  answer(false);
  expect(check()).toMatchObject({ status: "checked", isValid: false, outline: "first", isOld: true });
  // It is old until the next verdict.
  type("");
  expect(check()).toEqual({ status: "waiting", outline: "first", isOld: true });
});

test("a check of an earlier text is aborted; Validate does not wait for the text to rest, and sends nothing twice", () => {
  type("second");
  expect(checks[0]?.isAborted).toBe(true);
  answer(true);
  expect(check()).toEqual({ status: "waiting", isOld: false });
  validate();
  pass(0);
  validate();
  pass(250);
  answer(true);
  validate();
  pass(250);
  expect(sent()).toEqual(["first", "second"]);
});

test("a check that failed says why, and Validate tries again", () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  act(() => {
    checks[0]?.sink.error(new NetworkError("unreachable", null));
  });
  expect(check()).toMatchObject({ status: "failed", reason: expect.stringContaining("could not be reached") });
  validate();
  pass(0);
  expect(sent()).toEqual(["first", "first"]);
});
