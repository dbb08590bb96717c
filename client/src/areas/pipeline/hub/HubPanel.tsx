import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { type ReactNode, useState } from "react";
import { useSearchParams } from "react-router";
import { FailureToast } from "../../../app/FailureToast";
import { cursorParams, writeCursorPage } from "../../../ui/cursorPages";
import { type Loadable, Panel } from "../../../ui/Panel";
import { useRefreshable } from "./refreshing";

type Props<Data> = {
  loadable: Loadable<Data>;
  skeleton: ReactNode;
  /** The toast of a failure. */
  failure: string;
  /** A failure to load is in a card of its own unless the panel is within one. */
  isInCard?: boolean;
  children: (data: Data) => ReactNode;
};

/** A panel that the Refresh button reads again, and whose failures show a toast, too. */
export function HubPanel<Data>({ loadable, skeleton, failure, isInCard = false, children }: Props<Data>) {
  // A failure is reported once for each visit or refresh.
  const [attempt, setAttempt] = useState<object>({});
  useRefreshable(() => {
    setAttempt({});
    return loadable.refetch();
  });
  return (
    <>
      {loadable.isStale && !loadable.isRefetching && <FailureToast message={failure} tone="red" attempt={attempt} />}
      <Panel
        loadable={loadable}
        failure={isInCard ? "padded" : "card"}
        skeleton={skeleton}
        renderError={(error) => (
          <>
            <FailureToast message={failure} tone="red" attempt={loadable.resetKey} />
            {error}
            <FirstPageButton />
          </>
        )}
      >
        {children}
      </Panel>
    </>
  );
}

/** Leads away from a later page that failed: its address may be wrong, so that a retry would fail, too. */
function FirstPageButton() {
  const [search, setSearch] = useSearchParams();
  const params = cursorParams();
  if (!search.has(params.after) && !search.has(params.before)) return null;
  return (
    <Box sx={{ px: 4, py: 3 }}>
      <Button onClick={() => setSearch(writeCursorPage(search, params, { page: 0 }), { preventScrollReset: true })}>First Page</Button>
    </Box>
  );
}

/** The toast of jobs of markets that failed to load. */
export const JOBS_FAILED = "There was an error trying load the jobs.";
