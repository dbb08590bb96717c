import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { Suspense, use, useState } from "react";
import { createPortal } from "react-dom";
import { noPrint } from "../layout/style";
import { ToolbarSlotContext } from "../layout/Surface";
import { optionalPart } from "../feedback/LatePart";
import { arrangeColumns, useColumnSettings } from "./columns";
import type { Column } from "./DataTableRow";
import type { NamedList } from "./namedList";
import { ViewsButton } from "./ViewsButton";

type Props<Row> = {
  /** What the table lists, for assistive technology. */
  label: string;
  list: NamedList<Row>;
  columns: readonly Column<Row>[];
  /** All rows of the list, in their order, if the browser has them. */
  rows: readonly Row[];
  /** How many rows the whole list has; null if that is not known. */
  total: number | null;
};

const ColumnsPanel = optionalPart(async () => (await import("./ColumnsEditor")).ColumnsPanel);
const ListExport = optionalPart(async () => (await import("./ListExport")).ListExport);

/** The buttons of a list: in the bar of its filters or in the heading of its card, or else above the table. */
export function ListTools<Row>({ label, list, columns, rows, total }: Props<Row>) {
  const slot = use(ToolbarSlotContext);
  const [isDrawn, setDrawn] = useState(false);
  const noteDrawn = (drawn: HTMLElement | null) => {
    if (drawn !== null) setDrawn(true);
  };
  const [settings] = useColumnSettings(list.name);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [exports, setExports] = useState(0);
  const exported = arrangeColumns(columns, settings).flatMap(({ header, text, value }) => {
    const read = text ?? value;
    return read === undefined ? [] : { header, read };
  });
  const tools = (
    <>
      {list.filters !== undefined && list.filters.length > 0 && <ViewsButton label={label} list={list.name} />}
      <Button aria-label={`Columns of ${label}`} aria-haspopup="dialog" onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        Columns
      </Button>
      {list.hasNoFile !== true && (
        <Button aria-label={`Export CSV of ${label}`} onClick={() => setExports(exports + 1)}>
          Export CSV
        </Button>
      )}
      <Suspense fallback={null}>
        {anchor !== null && (
          <ColumnsPanel anchor={anchor} label={label} list={list.name} columns={columns} onClose={() => setAnchor(null)} />
        )}
        {exports > 0 && (
          <ListExport
            key={exports}
            name={list.name}
            filters={list.filters ?? []}
            headers={exported.map(({ header }) => header)}
            total={total}
            read={async (options) => {
              const all = list.load === undefined ? rows : await list.load(options);
              return all.map((row) => exported.map(({ read }) => read(row)));
            }}
          />
        )}
      </Suspense>
    </>
  );
  const place = slot?.[0] ?? null;
  if (place !== null) return createPortal(tools, place);
  // The card around may have a place for them once it is drawn: above the table, they would move it first.
  if (slot !== null && !isDrawn) return <span hidden ref={noteDrawn} />;
  return <Box sx={{ display: "flex", flexWrap: "wrap", justifyContent: "flex-end", gap: 2, px: 4, py: 2, ...noPrint }}>{tools}</Box>;
}
