import { type ReactNode, useState } from "react";
import { ListAge } from "./ListAge";
import { PageFrame } from "../layout/PageFrame";
import { ScreenButton } from "../layout/ScreenButton";
import { type Loadable, Panel } from "../layout/Panel";
import { TableSkeleton } from "../feedback/skeletons";
import { LastRefresh } from "./steadyRows";
import { useUrlParam } from "../url/useUrlParam";

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
  const [refetches, setRefetches] = useState(0);
  const refetch = async () => {
    await list.refetch();
    setRefetches((count) => count + 1);
  };
  return (
    <PageFrame
      title={title}
      actions={
        <>
          <ListAge list={list} onRefetch={() => void refetch()} />
          {create !== undefined && (
            <ScreenButton isPrimary label={create.label} onClick={() => setForm("new")} />
          )}
        </>
      }
    >
      <Panel loadable={list} failure="card" skeleton={<TableSkeleton columns={columns} rows={12} />}>
        {(data) => <LastRefresh value={String(refetches)}>{children(data)}</LastRefresh>}
      </Panel>
      {form === "new" && create?.form(() => setForm(null, { replace: true }))}
    </PageFrame>
  );
}
