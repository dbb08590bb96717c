import { act, render, screen } from "@testing-library/react";
import { useCallback } from "react";
import { RelayEnvironmentProvider } from "react-relay";
import { Environment, type GraphQLResponse, Network, Observable, RecordSource, Store, type Variables } from "relay-runtime";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { NetworkError } from "../../app/relay/errors";
import { useOutlineCheck } from "./useOutlineCheck";

type Sent = { text: unknown; isAborted: boolean; answer: (isValid: boolean) => void; fail: () => void };

let sent: Sent[];

const presentBounds = [-71, 42, -70, 43];

function send(_: unknown, { text, bounds }: Variables) {
  expect(bounds).toBe(presentBounds);
  return Observable.create<GraphQLResponse>((sink) => {
    const request: Sent = {
      text,
      isAborted: false,
      answer: (isValid) => {
        const message = isValid ? "valid" : "invalid";
        const place = { place: "Line 1.", line: 1, column: 2, reason: "So." };
        sink.next({ data: { geoJsonCheck: { isValid, message, featureCount: 1, ...place, warnings: [] } } });
        sink.complete();
      },
      fail: () => sink.error(new NetworkError("unreachable", null)),
    };
    sent.push(request);
    return () => {
      request.isAborted = true;
    };
  });
}

const onRest = vi.fn();

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
const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
const type = (text: string) =>
  act(() => {
    const field = screen.getByRole<HTMLTextAreaElement>("textbox");
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set?.call(field, text);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });

beforeEach(() => {
  sent = [];
  vi.useFakeTimers();
  const environment = new Environment({ network: Network.create(send), store: new Store(new RecordSource()) });
  render(
    <RelayEnvironmentProvider environment={environment}>
      <Field />
    </RelayEnvironmentProvider>,
  );
  pass(0);
});

afterEach(() => {
  vi.useRealTimers();
});

const texts = () => sent.map(({ text }) => text);

test("a text is checked at once, and again when it has changed and rested", () => {
  expect(texts()).toEqual(["first"]);
  act(() => sent[0]?.answer(true));
  expect(check()).toMatchObject({ status: "checked", isValid: true, outline: "first", problem: "Line 1. So." });
  type("second");
  expect(check()).toEqual({ status: "waiting", outline: "first", isOld: false });
  pass(200);
  type("third");
  pass(249);
  expect(texts()).toEqual(["first"]);
  expect(onRest).not.toHaveBeenCalled();
  pass(1);
  expect(texts()).toEqual(["first", "third"]);
  expect(onRest).toHaveBeenCalledExactlyOnceWith("third");
  expect(check()).toEqual({ status: "checking", outline: "first", isOld: false });
  act(() => sent[1]?.answer(false));
  // The last valid outline stays, so that its shape does, and is old until the next verdict.
  expect(check()).toMatchObject({ status: "checked", isValid: false, outline: "first", isOld: true });
  type("");
  expect(check()).toEqual({ status: "waiting", outline: "first", isOld: true });
});

test("a check of an earlier text is aborted", () => {
  type("second");
  expect(sent[0]?.isAborted).toBe(true);
  act(() => sent[0]?.answer(true));
  expect(check()).toEqual({ status: "waiting", isOld: false });
});

test("Validate does not wait for the text to rest, and sends nothing twice", () => {
  const validate = () => act(() => screen.getByRole("button").click());
  type("second");
  validate();
  pass(0);
  validate();
  pass(250);
  act(() => sent[1]?.answer(true));
  validate();
  pass(250);
  expect(texts()).toEqual(["first", "second"]);
});

test("a check that failed says why, and Validate tries again", () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  act(() => sent[0]?.fail());
  expect(check()).toMatchObject({ status: "failed", reason: expect.stringContaining("could not be reached") });
  act(() => screen.getByRole("button").click());
  pass(0);
  expect(texts()).toEqual(["first", "first"]);
});
