import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useId } from "react";
import { graphql } from "react-relay";
import type { FileFormatQuery, InventoryFileType } from "../../__generated__/FileFormatQuery.graphql";
import { usePanelQuery } from "../../app/relay/usePanelQuery";
import { download } from "../../ui/download";
import { LabelledSpinner } from "../../ui/feedback/skeletons";
import { StatusChip } from "../../ui/feedback/StatusChip";
import { InfoDialog } from "../../ui/layout/InfoDialog";
import { Panel } from "../../ui/layout/Panel";
import { monospace } from "../../ui/layout/style";
import { useUrlParam } from "../../ui/url/useUrlParam";
import { typeLabels } from "./ChosenFile";

const query = graphql`
  query FileFormatQuery @throwOnFieldError {
    inventoryFileTypes {
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
  }
`;

type FileType = FileFormatQuery["response"]["inventoryFileTypes"][number];

/** A button that shows the columns that files of these types have, with a template of each. */
export function FileFormatButton({ types }: { types: readonly InventoryFileType[] }) {
  const [dialog, setDialog] = useUrlParam("dialog");
  const name = `${types.join("-").toLowerCase()}-columns`;
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setDialog(name)}>
        File Format
      </Button>
      {dialog === name && <FileFormat types={types} onClose={() => setDialog(null, { replace: true })} />}
    </>
  );
}

function FileFormat({ types, onClose }: { types: readonly InventoryFileType[]; onClose: () => void }) {
  const loadable = usePanelQuery<FileFormatQuery>("the file format", query, {}, "store-or-network");
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
            .map((type) => <TypeColumns key={type.type} fileType={type} />)
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

function TypeColumns({ fileType }: { fileType: FileType }) {
  const heading = useId();
  const label = typeLabels[fileType.type] ?? fileType.label;
  // Nothing but the header, to fill in.
  const saveTemplate = () => {
    const header = fileType.columns.map(({ name }) => name).join(",");
    download({ fileName: `${fileType.label}_template.csv`, mediaType: "text/csv", text: `${header}\r\n` });
  };
  return (
    <Box component="section" aria-labelledby={heading} sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 2 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", justifyContent: "space-between", gap: 2 }}>
        <Box component="h3" id={heading} sx={{ m: 0, typography: "h3" }}>
          {label}
        </Box>
        <Button onClick={saveTemplate} aria-label={`Download Template of ${label}`}>
          Download Template
        </Button>
      </Box>
      <Box component="dl" sx={{ m: 0, px: 4, border: 1, borderColor: "divider", borderRadius: "8px", typography: "body2" }}>
        {fileType.columns.map(({ name, meaning, expected, isRequired, otherNames }) => (
          <Box key={name} sx={rowSx}>
            <Box component="dt" sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 2 }}>
              <Name>{name}</Name>
              {isRequired && <StatusChip tone="blue" label="Required" />}
            </Box>
            <Box component="dd" sx={{ m: 0, minWidth: 0 }}>
              {expected == null ? meaning : `${meaning.replace(/\.$/, "")}: ${expected}.`}
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
