import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useId } from "react";
import { graphql, useFragment } from "react-relay";
import type { AdGroupAssets_adGroup$key } from "../../__generated__/AdGroupAssets_adGroup.graphql";
import { numberText } from "../../ui/text/format";

type Props = {
  adGroup: AdGroupAssets_adGroup$key;
  /** The name of the ad group. */
  name: string;
  isOpen: boolean;
  onToggle: () => void;
};

/** How many assets an ad group has; the count opens into their list. */
export function AdGroupAssets({ adGroup, name, isOpen, onToggle }: Props) {
  const { assetCount, assets } = useFragment(
    graphql`
      fragment AdGroupAssets_adGroup on AdGroup @throwOnFieldError {
        assetCount
        assets(first: 5000) {
          nodes {
            assetId
            label
          }
        }
      }
    `,
    adGroup,
  );
  const list = useId();
  const text = `${numberText(assetCount)} ${assetCount === 1 ? "asset" : "assets"}`;
  if (assets.nodes.length === 0) return text;
  return (
    <>
      <Button
        size="small"
        aria-expanded={isOpen}
        aria-controls={list}
        onClick={onToggle}
        endIcon={
          <Box component="span" aria-hidden="true" sx={{ "&&": { fontSize: 11 } }}>
            {isOpen ? "▲" : "▼"}
          </Box>
        }
      >
        {text}
      </Button>
      <Box
        component="ul"
        id={list}
        hidden={!isOpen}
        aria-label={`Assets of ${name}`}
        sx={{ m: 0, mt: 2, p: 0, listStyle: "none", columnWidth: 150, columnGap: 4, "&[hidden]": { display: "none" } }}
      >
        {isOpen && assets.nodes.map(({ assetId, label }, place) => <li key={`${assetId} ${place}`}>{label}</li>)}
      </Box>
    </>
  );
}
