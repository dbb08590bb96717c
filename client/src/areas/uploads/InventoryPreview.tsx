import Box from "@mui/material/Box";
import { graphql, readInlineData } from "react-relay";
import type { InventoryPreview_file$data, InventoryPreview_file$key } from "../../__generated__/InventoryPreview_file.graphql";
import { CellText } from "../../ui/table/CellText";
import { type Column, DataTable } from "../../ui/table/DataTable";
import { numberText } from "../../ui/text/format";
import { monospace } from "../../ui/text/monospace";

type Row = InventoryPreview_file$data["preview"][number];

/** The width in pixels that a column has at least. */
const COLUMN_WIDTH = 130;

/** The first rows of an inventory file, as they are uploaded. */
export function InventoryPreview({ file }: { file: InventoryPreview_file$key }) {
  const { columns, preview, faults, rowCount } = readInlineData(
    graphql`
      fragment InventoryPreview_file on InventoryFile @inline {
        columns {
          header
          name
          isUploaded
        }
        preview {
          line
          cells
        }
        faults {
          line
          column
          message
        }
        rowCount
      }
    `,
    file,
  );
  const faultOf = (line: number, header: string) => faults.find((fault) => fault.line === line && fault.column === header);
  const shown: Column<Row>[] = [
    { key: "line", header: "Line", cell: ({ line }) => line, align: "right", width: 70, isPinned: true },
    ...columns.map(({ header, name, isUploaded }, index) => ({
      key: `${index}`,
      header,
      headerCell: <ColumnHeader header={header} name={isUploaded ? name : ""} />,
      cell: ({ line, cells }: Row) => (
        <PreviewCell text={cells[index]} fault={isUploaded ? faultOf(line, header)?.message : undefined} />
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

/** A value, marked if it keeps the file from being uploaded. */
function PreviewCell({ text, fault }: { text: string | null | undefined; fault: string | undefined }) {
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
