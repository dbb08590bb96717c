import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useEffect, useState } from "react";
import { commitMutation, graphql, useRelayEnvironment } from "react-relay";
import type { ChosenFileCheckMutation, InventoryFileType } from "../../__generated__/ChosenFileCheckMutation.graphql";
import { GraphError } from "../../app/relay/errors";
import { fileFailure } from "../../app/relay/files";
import { LabelledSpinner } from "../../ui/feedback/skeletons";
import { ReasonedButton } from "../../ui/form/ReasonedButton";
import { KeyFacts } from "../../ui/layout/KeyFacts";
import type { Tone } from "../../ui/layout/style";
import { numberText } from "../../ui/text/format";
import { CustomerSelect } from "../customers/CustomerSelect";
import { FileMap } from "./FileMap";
import { type InventoryFile, InventoryPreview } from "./InventoryPreview";

const mutation = graphql`
  mutation ChosenFileCheckMutation($input: CheckInventoryFileInput!) {
    checkInventoryFile(input: $input) {
      file {
        type
        upload {
          allowed
          reason
        }
        rowCount
        blankRowCount
        lowercasedCellCount
        columns {
          header
          name
          isUploaded
        }
        newRowCount
        changedRowCount
        unchangedRowCount
        preview {
          line
          cells
          change
          changedColumns
        }
        faults {
          line
          column
          message
        }
        faultCount
        problems {
          line
          column
          message
        }
        problemCount
      }
      errors {
        message
      }
    }
  }
`;

type Props = {
  file: File;
  /** The types that are accepted. */
  types: readonly InventoryFileType[];
  customerId: number | null;
  onCustomerChange: (customerId: number | null) => void;
  onUpload: (customerId: number) => void;
  isUploading: boolean;
};

/** What a chosen file holds, and the fields to upload it, or why it cannot be uploaded. Mount it for each choice. */
export function ChosenFile({ file, types, customerId, onCustomerChange, onUpload, isUploading }: Props) {
  const { check, isComparing, checkAgain } = useInventoryFileCheck(file, types, customerId);
  if (check === null) return <LabelledSpinner label="Checking the file" />;
  const { file: found, reasons, hasFailed } = check;
  if (found === null) {
    return (
      <>
        <Alert severity="warning">
          {reasons.map((reason) => (
            <Box key={reason} component="span" sx={{ display: "block" }}>
              {reason}
            </Box>
          ))}
        </Alert>
        {hasFailed && (
          <Box>
            <Button onClick={checkAgain}>Check Again</Button>
          </Box>
        )}
      </>
    );
  }
  if (!found.upload.allowed) return <Refused file={found} types={types} />;
  return (
    <>
      <Summary file={found} />
      <Problems file={found} intro="The file can be uploaded, but look at these lines:" />
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "flex-start", gap: 3 }}>
        <CustomerSelect
          value={customerId}
          onChange={onCustomerChange}
          isDisabled={isUploading}
          sx={{ flex: { xs: "1 1 100%", sm: "0 1 300px" }, minWidth: 0 }}
        />
        {customerId !== null && (
          // As high as the field beside it.
          <ReasonedButton
            reason={isComparing ? "The rows are being compared with the customer's inventory." : null}
            variant="contained"
            color="primary"
            sx={{ minHeight: 37 }}
            loading={isUploading}
            onClick={() => onUpload(customerId)}
          >
            Upload
          </ReasonedButton>
        )}
      </Box>
      <FileMap file={found} />
      <InventoryPreview file={found} />
    </>
  );
}

/** What a file holds, and how much of it. */
function Summary({ file }: { file: InventoryFile }) {
  const { type, rowCount, blankRowCount, lowercasedCellCount: lowercased, newRowCount, changedRowCount, unchangedRowCount } = file;
  const changes = [
    { label: "New", value: newRowCount },
    { label: "Changed", value: changedRowCount },
    { label: "Unchanged", value: unchangedRowCount },
  ];
  return (
    <>
      <KeyFacts
        label="The file"
        facts={[
          { label: "Type", value: (type && typeLabels[type]) ?? "" },
          { label: "Rows", value: numberText(rowCount) },
          { label: "Blank Rows Skipped", value: numberText(blankRowCount) },
          ...changes.flatMap(({ label, value }) => (value == null ? [] : [{ label, value: numberText(value) }])),
        ]}
      />
      {lowercased > 0 && (
        <Box sx={{ typography: "body2", color: "text.secondary" }}>
          {`${lowercased === 1 ? "1 cell is" : `${numberText(lowercased)} cells are`} uploaded in lower case, as shown below: in a stationary file, only the frame's ref keeps its capital letters.`}
        </Box>
      )}
    </>
  );
}

/** The warnings about a file; nothing if there are none. */
function Problems({ file: { problems, problemCount }, intro }: { file: InventoryFile; intro: string }) {
  return problems.length > 0 && <LineList label="Problems" tone="yellow" intro={intro} lines={problems} count={problemCount} />;
}

/** Why a file cannot be uploaded, and where in it. */
function Refused({ file, types }: { file: InventoryFile; types: readonly InventoryFileType[] }) {
  const { type, upload, faults, faultCount } = file;
  const isAccepted = type != null && types.includes(type);
  return (
    <>
      <Alert severity="warning">{upload.reason}</Alert>
      {faults.length > 0 && (
        <LineList label="Faults" tone="red" intro="The file cannot be uploaded because of this:" lines={faults} count={faultCount} />
      )}
      <Problems file={file} intro="Look at these lines, too:" />
      {isAccepted && faults.length > 0 && <InventoryPreview file={file} />}
    </>
  );
}

type LineListProps = {
  /** Names the list, for assistive technology. */
  label: string;
  tone: Extract<Tone, "red" | "yellow">;
  /** The words above. */
  intro: string;
  lines: InventoryFile["problems"];
  /** The number of all lines, of which some may not be listed. */
  count: number;
};

/** What is said about lines of a file. */
function LineList({ label, tone, intro, lines, count }: LineListProps) {
  return (
    <Box
      role="group"
      aria-label={label}
      // Without the focus the keyboard could not scroll it.
      tabIndex={0}
      sx={(theme) => ({
        maxHeight: 180,
        overflowY: "auto",
        px: 4,
        py: 3,
        borderRadius: "8px",
        typography: "body2",
        overflowWrap: "anywhere",
        color: theme.vars.palette.tone[tone].text,
        bgcolor: theme.vars.palette.tone[tone].soft,
      })}
    >
      {intro}
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 5 }}>
        {lines.map(({ line, column, message }, index) => (
          // A line may be listed several times. The list never changes its order.
          <li key={index}>{`Line ${line}${column ? `, ${column}` : ""}: ${message}`}</li>
        ))}
        {lines.length < count && <li>{`and ${numberText(count - lines.length)} more`}</li>}
      </Box>
    </Box>
  );
}

/** The result of a check. Without a file, the reasons say why: it is no table, or the check itself has failed. */
type Check = { readonly file: InventoryFile | null; readonly reasons: readonly string[]; readonly hasFailed: boolean };

/**
 * Has the gateway read a file, where these types are accepted. Another file aborts the check. For a customer, the file is
 * compared with the customer's inventory; what is known without that stays meanwhile, and if it fails.
 */
function useInventoryFileCheck(
  file: File,
  types: readonly InventoryFileType[],
  customerId: number | null,
): { check: Check | null; /** Whether the customer's inventory is still read. */ isComparing: boolean; checkAgain: () => void } {
  const environment = useRelayEnvironment();
  const [turn, setTurn] = useState(0);
  const [ended, setEnded] = useState<{ turn: number; customerId: number | null; check: Check } | null>(null);

  useEffect(() => {
    let isAborted = false;
    const fail = async (error: unknown) => {
      console.error("The file could not be checked.", error);
      const reason = await fileFailure(file, error);
      if (isAborted) return;
      setEnded((earlier) =>
        earlier?.turn === turn ? { ...earlier, customerId } : { turn, customerId, check: { file: null, reasons: [reason], hasFailed: true } },
      );
    };
    const request = commitMutation<ChosenFileCheckMutation>(environment, {
      mutation,
      variables: { input: { file: null, types, customerId } },
      uploadables: { "input.file": file },
      onCompleted: ({ checkInventoryFile }, errors) => {
        if (!checkInventoryFile) {
          void fail(new GraphError(errors ?? [], 200));
          return;
        }
        const reasons = checkInventoryFile.errors.map(({ message }) => message);
        setEnded({ turn, customerId, check: { file: checkInventoryFile.file ?? null, reasons, hasFailed: false } });
      },
      onError: (error) => void fail(error),
    });
    return () => {
      isAborted = true;
      request.dispose();
    };
  }, [environment, file, types, turn, customerId]);

  const isOfTurn = ended?.turn === turn;
  return {
    check: isOfTurn ? ended.check : null,
    isComparing: isOfTurn && ended.customerId !== customerId,
    checkAgain: () => setTurn(turn + 1),
  };
}

/** The types as screens show them. */
export const typeLabels: Partial<Record<InventoryFileType, string>> = { STATIONARY: "Stationary", ASSET: "Asset", MEDIA: "Media" };
