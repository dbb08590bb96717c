import Box from "@mui/material/Box";
import { graphql, useFragment } from "react-relay";
import type { ValidationSummary_query$key } from "../../__generated__/ValidationSummary_query.graphql";
import { numberText } from "../../ui/text/format";
import { type Stat, StatTiles } from "../../ui/layout/StatTiles";
import { StatusChip } from "../../ui/feedback/StatusChip";
import { customerLabel } from "../customers/customerLabel";
import { listText } from "./assetIdsText";

type Props = {
  query: ValidationSummary_query$key;
  /** The label of the customer, should its name be missing. */
  label: string;
};

/** What was checked, and the counts over all rows. */
export function ValidationSummary({ query, label }: Props) {
  const { supportedAssetsCheck: check } = useFragment(
    graphql`
      fragment ValidationSummary_query on Query @throwOnFieldError {
        supportedAssetsCheck(input: $input, run: $run) {
          rowCount
          eligibleCount
          ineligibleCount
          unreadableRowCount
          failureReasons {
            __typename
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
      }
    `,
    query,
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
            <StatusChip tone="yellow" label="Backend returns only ineligible assets" />
          </li>
        )}
      </Box>
      {notes.length > 0 && (
        <Box role="note" sx={{ typography: "body2", color: "text.secondary", overflowWrap: "anywhere" }}>
          {notes.join(" ")}
        </Box>
      )}
      <StatTiles label="Summary" stats={stats} />
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
