import Box from "@mui/material/Box";
import { graphql, useFragment } from "react-relay";
import type { ValidationSummary_check$key } from "../../__generated__/ValidationSummary_check.graphql";
import { StatusChip } from "../../ui/feedback/StatusChip";
import { type Stat, StatTiles } from "../../ui/layout/StatTiles";
import { tabularNumbers } from "../../ui/layout/style";
import { numberText } from "../../ui/text/format";
import { customerLabel } from "../customers/CustomerSelect";
import { listText } from "./validationFields";
import { useValidationFilter } from "./ValidationFilters";

type Props = {
  check: ValidationSummary_check$key;
  /** The label of the customer, should its name be missing. */
  label: string;
};

/** What was checked, the counts over all rows or why it failed, and how many assets each reason concerns. */
export function ValidationSummary({ check: ref, label }: Props) {
  const { filter, toggleReason } = useValidationFilter();
  const check = useFragment(
    graphql`
      fragment ValidationSummary_check on SupportedAssetsCheck @throwOnFieldError {
        failure
        rowCount
        eligibleCount
        ineligibleCount
        unreadableRowCount
        failureReasons {
          reason
          label
          count
          wouldBecomeEligible
        }
        criteria {
          customerId
          # Without it the label of the form is enough.
          customer @catch(to: NULL) {
            name
            slug
          }
          adGroupId
          assetOwner
          mediaPositions
          mediaProduct
          assetIds {
            ids
            droppedParts
          }
        }
      }
    `,
    ref,
  );
  const { customer, customerId, adGroupId, assetOwner, mediaPositions, mediaProduct, assetIds } = check.criteria;
  const criteria = [
    customer ? `${customerLabel({ name: customer.name, slug: customer.slug })} (${customerId})` : label,
    `Ad group ${adGroupId}`,
    `Owner ${assetOwner}`,
    mediaPositions.length === 0 ? "All positions" : mediaPositions.join(", "),
    `Product ${mediaProduct}`,
    assetIds.ids.length === 0 ? "All assets" : assetsText(assetIds.ids.length),
  ];
  const stats: Stat[] = [
    { label: "Total", describes: "SupportedAssetsCheck.rowCount", value: numberText(check.rowCount) },
    ...(check.eligibleCount > 0 ? [{ label: "Eligible", describes: "SupportedAssetsCheck.eligibleCount", value: numberText(check.eligibleCount) }] : []),
    { label: "Ineligible", describes: "SupportedAssetsCheck.ineligibleCount", value: numberText(check.ineligibleCount) },
    { label: "Unique Failure Reasons", describes: "SupportedAssetsCheck.failureReasons", value: numberText(check.failureReasons.length) },
  ];
  const notes = [
    assetIds.droppedParts.length > 0 && `Not asset IDs, and left out: ${listText(assetIds.droppedParts)}.`,
    check.unreadableRowCount > 0 && unreadableText(check.unreadableRowCount),
  ].filter((note) => note !== false);

  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 4 }}>
      <Box
        component="ul"
        aria-label="Applied criteria"
        sx={{ display: "flex", flexWrap: "wrap", gap: 2, m: 0, p: 0, listStyle: "none" }}
      >
        {criteria.map((text) => (
          <Box component="li" key={text} sx={{ minWidth: 0, maxWidth: "100%", "& > *": { maxWidth: "100%", whiteSpace: "normal", overflowWrap: "anywhere" } }}>
            <StatusChip tone="grey" label={text} />
          </Box>
        ))}
        {check.rowCount > 0 && check.eligibleCount === 0 && (
          <li>
            <StatusChip tone="blue" label="Backend returns only ineligible assets" />
          </li>
        )}
      </Box>
      {notes.length > 0 && (
        <Box role="note" sx={{ typography: "body2", color: "text.secondary", overflowWrap: "anywhere" }}>
          {notes.join(" ")}
        </Box>
      )}
      {check.failure == null ? <StatTiles label="Summary" stats={stats} /> : <Box role="status">{check.failure}</Box>}
      {check.failureReasons.length > 0 && (
        <Box
          component="ul"
          aria-label="Failure reasons"
          sx={{
            display: "grid",
            gridTemplateColumns: "repeat(auto-fill, minmax(min(280px, 100%), 1fr))",
            columnGap: 6,
            rowGap: 1,
            m: 0,
            p: 0,
            listStyle: "none",
          }}
        >
          {check.failureReasons.map(({ reason, label, count, wouldBecomeEligible }) => (
            <Box
              component="li"
              key={reason}
              sx={{
                display: "flex",
                alignItems: "center",
                gap: 2,
                py: 1,
                borderBottom: 1,
                borderColor: "divider",
                typography: "body2",
                ...tabularNumbers,
              }}
            >
              <ReasonBadge label={label} isSelected={filter.reasons.includes(reason)} onToggle={() => toggleReason(reason)} />
              <Box component="span" sx={{ ml: "auto", color: "text.secondary" }}>
                {numberText(count)}
              </Box>
              {wouldBecomeEligible > 0 && (
                <StatusChip
                  tone="green"
                  label={`+${numberText(wouldBecomeEligible)} eligible`}
                  title="Assets that would be eligible if this criterion matched"
                />
              )}
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}

function assetsText(count: number): string {
  return count === 1 ? "1 asset" : `${numberText(count)} assets`;
}

function unreadableText(count: number): string {
  const rows = count === 1 ? "1 row of the response has no readable asset ID" : `${numberText(count)} rows of the response have no readable asset ID`;
  return `${rows}, and cannot be shown.`;
}

type BadgeProps = {
  label: string;
  /** Whether the filter has the reason. */
  isSelected: boolean;
  onToggle: () => void;
};

/** A reason. A click selects it in the filter, or deselects it. */
export function ReasonBadge({ label, isSelected, onToggle }: BadgeProps) {
  return (
    <Box
      component="button"
      type="button"
      aria-pressed={isSelected}
      onClick={onToggle}
      sx={{
        all: "unset",
        display: "inline-flex",
        maxWidth: "100%",
        borderRadius: "5px",
        cursor: "pointer",
        minWidth: 0,
        // A narrow column breaks it rather than cutting it off. Blanks stay as the service sent them.
        "& > *": { whiteSpace: "pre-wrap", overflowWrap: "anywhere", minWidth: 0 },
        "&:hover": { textDecoration: "underline" },
        "&:focus-visible": { outline: "2px solid", outlineColor: "primary.main", outlineOffset: 1 },
      }}
    >
      <StatusChip tone={isSelected ? "blue" : "grey"} label={label} />
    </Box>
  );
}
