import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useId } from "react";
import { graphql, readInlineData } from "react-relay";
import type { InventoryColumnsDialog_type$key } from "../../__generated__/InventoryColumnsDialog_type.graphql";
import type { InventoryColumnsDialogQuery, InventoryFileType } from "../../__generated__/InventoryColumnsDialogQuery.graphql";
import { usePanelQuery } from "../../app/relay/usePanelQuery";
import { LabelledSpinner } from "../../ui/feedback/LabelledSpinner";
import { StatusChip } from "../../ui/feedback/StatusChip";
import { InfoDialog } from "../../ui/layout/InfoDialog";
import { Panel } from "../../ui/layout/Panel";
import { monospace } from "../../ui/text/monospace";
import { columnMeaning } from "./columnMeaning";
import { saveTemplate } from "./saveTemplate";
import { typeLabels } from "./typeLabels";

const query = graphql`
  query InventoryColumnsDialogQuery @throwOnFieldError {
    inventoryFileTypes {
      type
      ...InventoryColumnsDialog_type
    }
  }
`;

type Props = {
  /** The types to show. */
  types: readonly InventoryFileType[];
  onClose: () => void;
};

/** The columns that inventory files of some types have, and a template of each. */
export function InventoryColumnsDialog({ types, onClose }: Props) {
  const loadable = usePanelQuery<InventoryColumnsDialogQuery>("the file format", query, {}, "store-or-network");
  return (
    <InfoDialog
      title="File Format"
      maxWidth="md"
      onClose={onClose}
      actions={
        <Button variant="contained" color="primary" onClick={onClose} autoFocus>
          Close
        </Button>
      }
      contentSx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 5 }}
    >
      <Box sx={{ typography: "body2", color: "text.secondary" }}>
        {"A CSV file in UTF-8 whose first line names the columns, in any order. A name may be written in other ways, such as "}
        <Name>{types.includes("STATIONARY") ? "Frame Ref*" : "Asset ID*"}</Name>
        {". Other columns are uploaded as further data of a row."}
      </Box>
      <Panel loadable={loadable} skeleton={<LabelledSpinner label="Loading the File Format" />} failure="inline">
        {({ inventoryFileTypes }) =>
          inventoryFileTypes
            .filter(({ type }) => types.includes(type))
            .map((type) => <TypeColumns key={type.type} type={type} />)
        }
      </Panel>
    </InfoDialog>
  );
}

/** A name with what it holds: beside it where there is room, otherwise below it. */
const rowSx = {
  display: "grid",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "240px minmax(0, 1fr)" },
  columnGap: 4,
  rowGap: "2px",
  py: 2,
  borderTop: 1,
  borderColor: "divider",
  "&:first-of-type": { borderTop: 0 },
};

/** The columns of one type. */
function TypeColumns({ type }: { type: InventoryColumnsDialog_type$key }) {
  const heading = useId();
  const data = readInlineData(
    graphql`
      fragment InventoryColumnsDialog_type on InventoryFileTypeInfo @inline {
        type
        label
        columns {
          name
          meaning
          expected
          isRequired
          otherNames
        }
      }
    `,
    type,
  );
  const label = typeLabels[data.type] ?? data.label;
  return (
    <Box component="section" aria-labelledby={heading} sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", justifyContent: "space-between", gap: 2 }}>
        <Box component="h3" id={heading} sx={{ m: 0, typography: "h3" }}>
          {label}
        </Box>
        <Button onClick={() => saveTemplate(data.label, data.columns)} aria-label={`Download Template of ${label}`}>
          Download Template
        </Button>
      </Box>
      <Box component="dl" sx={{ m: 0, px: 4, border: 1, borderColor: "divider", borderRadius: "8px", typography: "body2" }}>
        {data.columns.map(({ name, meaning, expected, isRequired, otherNames }) => (
          <Box key={name} sx={rowSx}>
            <Box component="dt" sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 2 }}>
              <Name>{name}</Name>
              {isRequired && <StatusChip tone="blue" label="Required" />}
            </Box>
            <Box component="dd" sx={{ m: 0, minWidth: 0 }}>
              {columnMeaning(meaning, expected)}
              {otherNames.length > 0 && (
                <Box component="span" sx={{ display: "block", color: "text.secondary", overflowWrap: "anywhere" }}>
                  Also <Name>{otherNames.join(", ")}</Name>
                </Box>
              )}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** The name of a column, as it is written in a file. */
function Name({ children }: { children: string }) {
  return (
    <Box component="code" sx={monospace}>
      {children}
    </Box>
  );
}
