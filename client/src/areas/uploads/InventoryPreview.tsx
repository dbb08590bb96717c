import Box from "@mui/material/Box";
import { graphql, readInlineData } from "react-relay";
import type { InventoryPreview_file$data, InventoryPreview_file$key } from "../../__generated__/InventoryPreview_file.graphql";
import { CellText } from "../../ui/CellText";
import { type Column, DataTable } from "../../ui/DataTable";
import { numberText } from "../../ui/format";
import { monospace } from "../../ui/monospace";

type Row = InventoryPreview_file$data["preview"][number];

/** The width in pixels that a column has at least. */
const COLUMN_WIDTH = 130;

/** The first rows of an inventory file, as they are uploaded. */
export function InventoryPreview({ file }: { file: InventoryPreview_file$key }) {
  const { columns, preview, rowCount } = readInlineData(
    graphql`
      fragment InventoryPreview_file on InventoryFile @inline {
        columns {
          header
          name
        }
        preview {
          line
          cells
        }
        rowCount
      }
    `,
    file,
  );
  const shown: Column<Row>[] = [
    { key: "line", header: "Line", cell: ({ line }) => line, align: "right", width: 70, isPinned: true },
    ...columns.map(({ header, name }, index) => ({
      key: `${index}`,
      header,
      headerCell: <ColumnHeader header={header} name={name} />,
      cell: ({ cells }: Row) => <CellText>{cells[index]}</CellText>,
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

/** A header as the file has it, and the name it is uploaded by. */
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
