import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { type ReactNode, useId, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { StudyCard_study$key } from "../../../__generated__/StudyCard_study.graphql";
import { paths } from "../../../app/routing/paths";
import { tabularNumbers } from "../../../ui/layout/style";
import { dateText, numberText } from "../../../ui/text/format";
import { TextLink } from "../../../ui/url/TextLink";
import { StudyActions } from "./StudyActions";
import { StudyStatusChip } from "./StudyStatusChip";
import { studyLabel, typeLabel } from "./studies";

type Props = {
  study: StudyCard_study$key;
  /** The checkbox that selects it, while studies are selected. */
  select?: ReactNode;
  onEdit: () => void;
  onCuts: () => void;
  /** Refetches the study. */
  refetch: () => Promise<void>;
};

/** A study and what can be done with it. */
export function StudyCard({ study, select, onEdit, onCuts, refetch }: Props) {
  const row = useFragment(
    graphql`
      fragment StudyCard_study on Study {
        studyId
        name
        # The list shows what could not be read.
        customerName @catch(to: NULL)
        pixelCount @catch(to: NULL)
        objective
        type
        typeText
        startDate
        endDate
        postStudyEndDate
        deliveryDate
        notes
        remainingLabel
        ...StudyStatusChip_study
        ...StudyActions_study
      }
    `,
    study,
  );
  const { studyId, name, customerName, objective, notes, remainingLabel } = row;
  const kind = [objective, typeLabel({ type: row.type, typeText: row.typeText })].filter(Boolean).join(" · ");
  const facts = {
    ID: studyId,
    Pixels: numberText(row.pixelCount),
    "Delivery Date": dateText(row.deliveryDate, NOT_SET),
    "Measurement Start": dateText(row.startDate, NOT_SET),
    "Measurement End": dateText(row.endDate, NOT_SET),
    "Post Campaign End": dateText(row.postStudyEndDate, NOT_SET),
  };
  const heading = useId();
  return (
    <Box
      component="article"
      aria-labelledby={heading}
      sx={{
        display: "flex",
        flexDirection: "column",
        gap: 3,
        boxSizing: "border-box",
        height: "100%",
        p: 4,
        bgcolor: "background.paper",
        border: 1,
        borderColor: "divider",
        borderRadius: "10px",
        fontSize: 13,
        lineHeight: "20px",
      }}
    >
      <Box sx={{ display: "flex", alignItems: "flex-start", gap: 2 }}>
        {select}
        <Box component="h2" id={heading} sx={{ flex: 1, minWidth: "35%", m: 0, typography: "h3", overflowWrap: "anywhere" }}>
          <TextLink to={paths.attributionStudy(studyId)}>{studyLabel({ name, studyId })}</TextLink>
        </Box>
        <StudyStatusChip study={row} />
      </Box>
      <Box sx={{ overflowWrap: "anywhere" }}>
        <Box sx={{ fontWeight: 550 }}>{customerName}</Box>
        <Box sx={{ color: "text.secondary" }}>{kind}</Box>
      </Box>
      <Box
        component="dl"
        sx={{
          display: "grid",
          gridTemplateColumns: "repeat(auto-fill, minmax(104px, 1fr))",
          gap: 2,
          m: 0,
          ...tabularNumbers,
          "& dt": { color: "text.secondary", fontSize: 12, lineHeight: "16px" },
          "& dd": { m: 0 },
        }}
      >
        {Object.entries(facts).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Box>
      {notes && <Notes text={notes} />}
      {remainingLabel && <Box sx={{ fontWeight: 550 }}>{remainingLabel}</Box>}
      <StudyActions study={row} onEdit={onEdit} onCuts={onCuts} refetch={refetch} />
    </Box>
  );
}

const NOT_SET = "Not Set";

/** Longer notes are cut at this number of lines until the user asks for all of them. */
const LINES = 3;
/** About as many characters as fit into these lines of a narrow card. */
const CHARACTERS = 120;

function Notes({ text }: { text: string }) {
  const [isWhole, setWhole] = useState(false);
  const isLong = text.length > CHARACTERS || text.split("\n").length > LINES;
  const clamp = { display: "-webkit-box", WebkitBoxOrient: "vertical", WebkitLineClamp: LINES, overflow: "hidden" } as const;
  return (
    <Box>
      <Box sx={[{ overflowWrap: "anywhere", whiteSpace: "pre-line" }, isLong && !isWhole && clamp]}>{text}</Box>
      {isLong && (
        <Button aria-expanded={isWhole} onClick={() => setWhole(!isWhole)} sx={{ mt: 1, minHeight: 24, py: 0 }}>
          {isWhole ? "Show less" : "Show all notes"}
        </Button>
      )}
    </Box>
  );
}
