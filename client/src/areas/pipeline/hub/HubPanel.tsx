import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { createContext, type Dispatch, type FocusEvent, type ReactNode, type SetStateAction, use, useEffect, useId, useRef, useState } from "react";
import type { OperationType } from "relay-runtime";
import type { PanelQuery } from "../../../app/relay/usePanelQuery";
import { FailureToast } from "../../../app/toasts";
import { type Loadable, Panel } from "../../../ui/layout/Panel";
import { cursorParams, writeCursorPage } from "../../../ui/table/useCursorPages";
import { ListAge } from "../../../ui/table/ListAge";
import { timeText } from "../../../ui/text/format";
import { useUrlSearch } from "../../../ui/url/useUrlParam";
import { type LiveList, pipelineJobs, refetchPanels, useFollowing, useLive, useRefetchable } from "./liveLists";

/** What a panel tells its lists. */
type Hub = {
  /** Refetches the panel after something that the user did. Its rows move at once if `isShown`, as after a deletion. */
  refetch: (isShown?: boolean) => Promise<void>;
  /** Whether rows keep their places. */
  isHeld: boolean;
  /** Whether the latest change was the user's own, which is no news. */
  isOwn: boolean;
  /** What the user asked for last. Another list shows at once. */
  view: string;
  /** Sets the lists of which rows would move now. */
  setWaiting: Dispatch<SetStateAction<ReadonlySet<string>>>;
  /** Moves a focus that went with its row to the row in its place. */
  keepFocus: () => void;
};

const Hub = createContext<Hub>({ refetch: async () => {}, isHeld: false, isOwn: false, view: "", setWaiting: () => {}, keepFocus: () => {} });

/** Refetches the panel around a list. */
export const useHubRefetch = (): Hub["refetch"] => use(Hub).refetch;

type Props<Q extends OperationType> = {
  loadable: PanelQuery<Q>;
  /** The list that it shows, or sums up: by default the jobs of markets. */
  list?: LiveList;
  skeleton: ReactNode;
  /** A failure to load is in a card of its own unless the panel is within one. */
  isInCard?: boolean;
  children: (data: Q["response"]) => ReactNode;
};

/**
 * A panel that follows a list, that the Refresh button refetches, and whose failures show a toast, too. What it shows
 * follows at once, but rows stay where they are while one is pointed at or has the focus.
 */
export function HubPanel<Q extends OperationType>({ loadable, list = pipelineJobs, skeleton, isInCard = false, children }: Props<Q>) {
  // A failure is reported once for each visit or refresh.
  const [attempt, setAttempt] = useState<object>({});
  const [turn, setTurn] = useState(0);
  const area = useRef<HTMLDivElement>(null);
  // The row that has the focus, also while a dialog over it is open.
  const focused = useRef<{ row: HTMLTableRowElement; index: number; table: HTMLTableElement } | null>(null);
  const [isHeld, setHeld] = useState(false);
  const [isOwn, setOwn] = useState(false);
  // How many refetches after the user's own changes are under way. What the list reports meanwhile are these changes.
  const ownReads = useRef(0);
  const [waiting, setWaiting] = useState<ReadonlySet<string>>(new Set());
  const show = () => setTurn((count) => count + 1);
  // Until it is there, too: a row may be pointed at meanwhile.
  const hold = async (reading: Promise<void>) => {
    setHeld(true);
    await reading;
    setHeld(isInUse(area.current));
  };
  // The focus is nowhere while it moves.
  const leave = () => isHeld && requestAnimationFrame(() => setHeld(isInUse(area.current)));
  useRefetchable(async () => {
    setAttempt({});
    await loadable.refetch();
    show();
  });
  // Also while the panel has failed: it is tried again once the list can be read.
  useLive(list, () => {
    if (ownReads.current === 0) setOwn(false);
    return hold(loadable.refetchCached());
  });
  const refetch = async (isShown = false) => {
    setOwn(true);
    ownReads.current += 1;
    await hold(loadable.refetch());
    ownReads.current -= 1;
    if (isShown) show();
  };
  const noteFocus = ({ type, target, currentTarget, relatedTarget }: FocusEvent) => {
    // The events of a dialog come here, too.
    if (!currentTarget.contains(target) || (type === "blur" && relatedTarget !== null)) return;
    const row = type === "focus" ? target.closest("tr") : null;
    const table = row?.closest("table");
    focused.current = row && table ? { row, index: row.rowIndex, table } : null;
  };
  const keepFocus = () => {
    if (focused.current === null || document.activeElement !== document.body) return;
    const { row, index, table } = focused.current;
    const near = [row, table.rows[index], [...table.rows].at(-1)].find((each) => each?.isConnected);
    const button = near?.querySelector<HTMLElement>("[data-controls] button") ?? area.current?.closest("main");
    button?.focus({ preventScroll: true });
  };
  const hub: Hub = { refetch, isHeld, isOwn, view: `${turn} ${JSON.stringify(loadable.variables)}`, setWaiting, keepFocus };
  return (
    <>
      {loadable.isStale && !loadable.isRefetching && <FailureToast message={list.failure} tone="red" attempt={attempt} loadable={loadable} />}
      <Panel
        loadable={loadable}
        failure={isInCard ? "padded" : "card"}
        skeleton={skeleton}
        isSteady
        renderError={(error) => (
          <>
            <FailureToast message={list.failure} tone="red" attempt={loadable.resetKey} loadable={loadable} />
            {error}
            <FirstPageButton />
          </>
        )}
      >
        {(data) => (
          <Box
            ref={area}
            onPointerLeave={leave}
            onFocus={noteFocus}
            onBlur={(event) => {
              noteFocus(event);
              leave();
            }}
          >
            <Hub value={hub}>{children(data)}</Hub>
            {/* Above the end of what is visible, without a place of its own. */}
            <Box
              role="status"
              sx={{ position: "sticky", bottom: 16, zIndex: "fab", display: "flex", justifyContent: "center", alignItems: "end", height: 0 }}
            >
              {waiting.size > 0 && (
                <Box
                  data-notice
                  sx={{
                    display: "flex", alignItems: "center", gap: 2, mb: 4, py: 1, pl: 4, pr: 1, border: 1, borderColor: "divider",
                    borderRadius: "10px", bgcolor: "background.paper", boxShadow: 4, typography: "body2", whiteSpace: "nowrap",
                  }}
                >
                  The list has changed.
                  <Button onClick={show}>Show</Button>
                </Box>
              )}
            </Box>
          </Box>
        )}
      </Panel>
    </>
  );
}

/** Whether an element, or a dialog over it, is in use. A finger leaves its last place pointed at. */
function isInUse(element: HTMLElement | null): boolean {
  if (element === null) return false;
  const isPointedAt = matchMedia("(hover: hover)").matches && element.matches(":hover");
  return isPointedAt || element.matches(":focus-within") || document.activeElement?.closest(".MuiModal-root") != null;
}

/** The rows of a list in the panel: those that were shown when it was last free, as they are now. Takes the same array until the list changes. */
export function useHeldRows<Row>(rows: readonly Row[], rowKey: (row: Row) => string): readonly Row[] {
  const { isHeld, isOwn, view, setWaiting, keepFocus } = use(Hub);
  const list = useId();
  const keys = rows.map(rowKey).join();
  // The keys are those of the list that the user knows of.
  const [held, setHeld] = useState({ view, rows, keys });
  const isKept = isHeld && held.view === view;
  if (!isKept && (held.rows !== rows || held.view !== view)) setHeld({ view, rows, keys });
  else if (isOwn && held.keys !== keys) setHeld({ ...held, keys });
  const byKey = new Map(rows.map((row) => [rowKey(row), row]));
  const isWaiting = isKept && held.keys !== keys;
  useEffect(() => {
    if (!isWaiting) return undefined;
    setWaiting((others) => new Set([...others, list]));
    return () => setWaiting((others) => new Set([...others].filter((other) => other !== list)));
  }, [isWaiting, list, setWaiting]);
  const shown = isKept ? held.rows.map((row) => byKey.get(rowKey(row)) ?? row) : rows;
  // After the effects of a dialog that closes, which gives the focus back to its row.
  useEffect(keepFocus, [shown, keepFocus]);
  return shown;
}

/** Leads away from a later page that failed: its address may be wrong, so that a retry would fail, too. */
export function FirstPageButton({ prefix }: { prefix?: string }) {
  const [search, change] = useUrlSearch();
  const params = cursorParams(prefix);
  if (!search.has(params.after) && !search.has(params.before)) return null;
  return (
    <Box sx={{ px: 4, py: 3 }}>
      <Button onClick={() => change((latest) => writeCursorPage(latest, params, { page: 0 }))}>First Page</Button>
    </Box>
  );
}

/** How old the lists on the screen are, else that of a list, whether changes show by themselves, and the button that refetches all. */
export function HubAge<Data>({ list }: { list: Loadable<Data> }) {
  const following = useFollowing();
  const [isRefetching, setRefetching] = useState(false);
  const refetch = async () => {
    setRefetching(true);
    await refetchPanels();
    setRefetching(false);
  };
  const age = following && (
    <>
      <Box
        component="span"
        aria-hidden="true"
        className={following.isLive ? "tone-green" : "tone-grey"}
        sx={{ display: "inline-block", width: 8, height: 8, mr: 2, borderRadius: "50%", bgcolor: "var(--text)" }}
      />
      {following.readAt === null ? "Not live" : `${following.isLive ? "Live ·" : "Not live, as of"} ${timeText(following.readAt)}`}
    </>
  );
  return <ListAge list={{ ...list, isRefetching }} age={age ?? undefined} onRefetch={() => void refetch()} />;
}
