import Box from "@mui/material/Box";
import type { ChosenFileCheckMutation } from "../../__generated__/ChosenFileCheckMutation.graphql";
import { monospace } from "../../ui/layout/style";
import { CellText } from "../../ui/table/CellText";
import { type Column, DataTable } from "../../ui/table/DataTable";
import { numberText } from "../../ui/text/format";
/** What the gateway has found in a file. */
export type InventoryFile = NonNullable<NonNullable<ChosenFileCheckMutation["response"]["checkInventoryFile"]>["file"]>;

/** What a row does to the inventory of the customer. */
export const changeLabels: Readonly<Record<string, string>> = { NEW: "New", CHANGED: "Changed", UNCHANGED: "Unchanged" };

/** The width in pixels that a column has at least. */
const COLUMN_WIDTH = 130;

/** The first rows of an inventory file, as they are uploaded. */
export function InventoryPreview({ file: { columns, preview, faults, rowCount } }: { file: InventoryFile }) {
  const faultOf = (line: number, header: string) => faults.find((fault) => fault.line === line && fault.column === header);
  const shown: Column<InventoryFile["preview"][number]>[] = [
    { key: "line", header: "Line", cell: ({ line }) => line, align: "right", width: 70, isPinned: true },
    ...(preview.some(({ change }) => change != null)
      ? [{ key: "change", header: "Change", cell: ({ change }: InventoryFile["preview"][number]) => change && changeLabels[change], width: 100 }]
      : []),
    ...columns.map(({ header, name, isUploaded }, index) => ({
      key: `${index}`,
      header,
      headerCell: <ColumnHeader header={header} name={isUploaded ? name : ""} />,
      cell: ({ line, cells, changedColumns }: InventoryFile["preview"][number]) => (
        <PreviewCell
          text={cells[index]}
          fault={isUploaded ? faultOf(line, header)?.message : undefined}
          isChanged={isUploaded && changedColumns.includes(header)}
        />
      ),
    })),
  ];
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2 }}>
      <Box sx={{ border: 1, borderColor: "divider", borderRadius: "8px", overflow: "clip" }}>
        <DataTable
          label="First rows"
          columns={shown}
          rows={preview}
          rowKey={({ line }) => line}
          emptyText=""
          minWidth={70 + columns.length * COLUMN_WIDTH}
        />
      </Box>
      {preview.length < rowCount && (
        <Box sx={{ typography: "body2", color: "text.secondary" }}>
          {`Showing the first ${numberText(preview.length)} of ${numberText(rowCount)} rows.`}
        </Box>
      )}
    </Box>
  );
}

type PreviewCellProps = { text: string | null | undefined; fault: string | undefined; isChanged: boolean };

/** A value, marked if it keeps the file from being uploaded, or changes what the customer has. */
function PreviewCell({ text, fault, isChanged }: PreviewCellProps) {
  if (fault === undefined && isChanged) {
    return (
      <Box component="mark" title="Another value than the customer has" sx={(theme) => ({ color: "inherit", bgcolor: theme.vars.palette.tone.blue.soft })}>
        {text ?? "empty"}
      </Box>
    );
  }
  if (fault === undefined) return <CellText>{text}</CellText>;
  return (
    <Box component="strong" title={fault} sx={(theme) => ({ color: theme.vars.palette.tone.red.text, fontWeight: 600 })}>
      {text ?? "empty"}
    </Box>
  );
}

/** A header as the file has it, and the name it is uploaded by; without one it is left out. */
function ColumnHeader({ header, name }: { header: string; name: string }) {
  return (
    <>
      <Box component="span" sx={{ display: "block", color: "text.primary" }}>
        {header}
      </Box>
      <Box component="span" sx={[{ fontWeight: 400 }, name !== "" && monospace]}>
        {name === "" ? "left out" : name}
      </Box>
    </>
  );
}
