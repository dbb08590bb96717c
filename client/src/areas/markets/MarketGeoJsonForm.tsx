import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { type ComponentProps, useEffect, useRef, useState } from "react";
import { graphql } from "react-relay";
import type { MarketGeoJsonFormQuery } from "../../__generated__/MarketGeoJsonFormQuery.graphql";
import { usePanelQuery } from "../../app/relay/usePanelQuery";
import { FormDialog } from "../../ui/FormDialog";
import { LabelledSpinner } from "../../ui/LabelledSpinner";
import { Panel } from "../../ui/Panel";
import { StatusChip } from "../../ui/StatusChip";
import { GeoJsonField } from "./GeoJsonField";
import { isGeoJson } from "./geoJsonText";
import { useSaveMarketGeoJson } from "./useSaveMarketGeoJson";

const query = graphql`
  query MarketGeoJsonFormQuery($id: ID!) @throwOnFieldError {
    node(id: $id) {
      ... on Market {
        geoJson
      }
    }
  }
`;

type Props = {
  market: { readonly id: string; readonly marketId: number; readonly marketName: string };
  onClose: () => void;
  /** Refetches the list. */
  refetch: () => Promise<void>;
};

/** Edits the outline of a market as text. An invalid text is never sent. */
export function MarketGeoJsonForm({ market, onClose, refetch }: Props) {
  const { id, marketId, marketName } = market;
  // An outline that was loaded before may have changed since; it must not be saved over the current one.
  const outline = usePanelQuery<MarketGeoJsonFormQuery>("GeoJSON", query, { id }, "network-only");
  // The text may have megabytes, so it stays in the field until it is needed.
  const field = useRef<HTMLTextAreaElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  const [verdict, setVerdict] = useState<boolean | null>(null);
  const { save, failure, isBusy } = useSaveMarketGeoJson(() => {
    onClose();
    void refetch();
  });

  /** Shows whether the text is valid, and returns it if it is. */
  const validated = (): string | null => {
    const text = field.current?.value;
    if (text === undefined) return null;
    const isValid = isGeoJson(text);
    setVerdict(isValid);
    return isValid ? text : null;
  };

  return (
    <FormDialog
      title={`Edit GeoJSON - ${marketName}`}
      warning={failure}
      isBusy={isBusy}
      canSave={isLoaded}
      maxWidth="lg"
      onClose={onClose}
      onSave={() => {
        const geoJson = validated();
        if (geoJson !== null) save({ marketId, geoJson });
      }}
      extraActions={
        <Box sx={{ flex: 1, display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 3, rowGap: 2, minWidth: 0 }}>
          <Button onClick={validated} disabled={isBusy || !isLoaded}>
            Validate
          </Button>
          <Box role="status" sx={{ minWidth: 0 }}>
            {verdict !== null && (
              <StatusChip tone={verdict ? "green" : "red"} label={verdict ? "Geo Json is valid." : "Geo Json is invalid."} />
            )}
          </Box>
        </Box>
      }
    >
      <Panel loadable={outline} skeleton={<LabelledSpinner label="Loading GeoJSON" />}>
        {({ node }) => (
          <LoadedField
            field={field}
            initial={node?.geoJson ?? ""}
            onEdit={() => setVerdict(null)}
            onLoadedChange={setLoaded}
          />
        )}
      </Panel>
    </FormDialog>
  );
}

type LoadedFieldProps = ComponentProps<typeof GeoJsonField> & {
  /** Called with true when the text has arrived, and with false when it is gone. */
  onLoadedChange: (isLoaded: boolean) => void;
};

function LoadedField({ onLoadedChange, ...rest }: LoadedFieldProps) {
  useEffect(() => {
    onLoadedChange(true);
    return () => onLoadedChange(false);
  }, [onLoadedChange]);
  return <GeoJsonField {...rest} />;
}
