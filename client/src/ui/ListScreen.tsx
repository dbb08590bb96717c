import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { ReactNode } from "react";
import { timeText } from "./format";
import { PageFrame } from "./PageFrame";
import { type Loadable, Panel } from "./Panel";
import { TableSkeleton } from "./skeletons";
import { tabularNumbers } from "./style";
import { useUrlParam } from "./useUrlParam";

type Props<Data> = {
  title: string;
  list: Loadable<Data>;
  /** How many columns the skeleton has. */
  columns: number;
  /** The button that opens the form of a new record, and that form. */
  create?: { label: string; form: (close: () => void) => ReactNode };
  /** Draws the table. */
  children: (data: Data) => ReactNode;
};

/** The screen of a list: its title, its table, and the form of a new record, which the address holds open. */
export function ListScreen<Data>({ title, list, columns, create, children }: Props<Data>) {
  const [form, setForm] = useUrlParam("form");
  return (
    <PageFrame
      title={title}
      actions={
        <>
          <AsOf list={list} />
          {create !== undefined && (
            <Button variant="contained" color="primary" onClick={() => setForm("new")}>
              {create.label}
            </Button>
          )}
        </>
      }
    >
      <Panel loadable={list} failure="card" skeleton={<TableSkeleton columns={columns} rows={12} />}>
        {children}
      </Panel>
      {form === "new" && create?.form(() => setForm(null, { replace: true }))}
    </PageFrame>
  );
}

/** How old the list is, and a button that reads it again. */
function AsOf<Data>({ list: { loadedAt, refetch, isRefetching } }: { list: Loadable<Data> }) {
  return (
    <>
      {loadedAt !== null && (
        <Box component="span" sx={{ alignSelf: "center", color: "text.secondary", fontSize: 13, whiteSpace: "nowrap", ...tabularNumbers }}>
          {`as of ${timeText(loadedAt)}`}
        </Box>
      )}
      <Button onClick={() => void refetch()} loading={isRefetching}>
        Refresh
      </Button>
    </>
  );
}
