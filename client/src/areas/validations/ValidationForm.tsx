import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import { type SubmitEvent, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import { Environment, RecordSource, Store, type Subscription } from "relay-runtime";
import type { ValidationFormAdGroupsQuery } from "../../__generated__/ValidationFormAdGroupsQuery.graphql";
import type { ValidationFormAssetIdsQuery } from "../../__generated__/ValidationFormAssetIdsQuery.graphql";
import type { ValidationFormOwnersQuery } from "../../__generated__/ValidationFormOwnersQuery.graphql";
import { useSuggestions } from "../../app/relay/useSuggestions";
import type { Choice } from "../../ui/form/choices";
import { focusFirstError } from "../../ui/form/formEvents";
import { type SuggestedFieldProps, SuggestField } from "../../ui/form/SuggestField";
import { TextBox } from "../../ui/form/TextBox";
import { numberText } from "../../ui/text/format";
import { RouteCustomerSelect } from "../customers/CustomerSelect";
import { listText, positions, problemsOf, type ValidationFields, type ValidationProblems } from "./validationFields";

type Props = {
  /** What the form starts with. */
  initial: ValidationFields;
  /** Called with what the user has entered so far. */
  onEdit: (fields: ValidationFields) => void;
  isRunning: boolean;
  /** Whether its fields are hidden. */
  isFolded: boolean;
  onUnfold: () => void;
  onRun: (fields: ValidationFields) => void;
};

/** The ad group, and the assets and criteria to check. */
export function ValidationForm({ initial, onEdit, isRunning, isFolded, onUnfold, onRun }: Props) {
  const [fields, setFields] = useState(initial);
  const [problems, setProblems] = useState<ValidationProblems>({});

  const change = (changes: Partial<ValidationFields>) => {
    const next = { ...fields, ...changes };
    setFields(next);
    onEdit(next);
    setProblems((current) => ({ ...current, ...Object.fromEntries(Object.keys(changes).map((key) => [key, undefined])) }));
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isRunning) return;
    const { adGroupId, assetOwner, mediaProduct } = fields;
    const trimmed = { ...fields, adGroupId: adGroupId.trim(), assetOwner: assetOwner.trim(), mediaProduct: mediaProduct.trim() };
    const found = problemsOf(trimmed);
    setFields(trimmed);
    setProblems(found);
    if (Object.keys(found).length === 0) onRun(trimmed);
    else focusFirstError(event.currentTarget);
  };
  const suggested = (key: "adGroupId" | "assetOwner") => ({
    value: fields[key],
    onChange: (value: string) => change({ [key]: value }),
    problem: problems[key],
  });

  return (
    <Box
      component="form"
      aria-label="Validation"
      noValidate
      onSubmit={submit}
      sx={{ display: "grid", gap: 4 }}
    >
      <Box
        sx={{
          display: isFolded ? "none" : "grid",
          gap: 4,
          alignItems: "start",
          gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))", lg: "1.2fr 1.6fr 1fr 1.2fr" },
          "& > .is-tall": { gridRow: { lg: "1 / span 2" } },
          "& > .is-third": { gridColumn: { lg: 3 } },
          "& > .is-fourth": { gridColumn: { lg: 4 } },
        }}
      >
        <RouteCustomerSelect
          isNumbered
          value={fields.customer?.value ?? null}
          onChange={(_, customer) => change({ customer })}
          problem={problems.customer}
          required
        />
        <AdGroupField customer={fields.customer} {...suggested("adGroupId")} />
        <AssetOwnerField {...suggested("assetOwner")} />
        <TextBox
          label="Media Product"
          required
          autoComplete="off"
          value={fields.mediaProduct}
          onChange={({ target }) => change({ mediaProduct: target.value })}
          error={problems.mediaProduct !== undefined}
          helperText={problems.mediaProduct ?? "What the ad group is sold as, such as “Wrap”."}
        />
        <TextField
          className="is-tall is-third"
          select
          label="Face Positions"
          value={fields.mediaPositions}
          onChange={({ target }) => {
            if (!(target instanceof HTMLSelectElement)) return;
            const chosen = new Set([...target.selectedOptions].map(({ value }) => value));
            change({ mediaPositions: positions.filter((position) => chosen.has(position)) });
          }}
          helperText="Hold Cmd/Ctrl or Shift to select multiple."
          slotProps={{
            select: { native: true, multiple: true },
            htmlInput: { size: positions.length },
          }}
          // As high as the two fields beside it.
          sx={{ "& select": { minHeight: 94 } }}
        >
          {positions.map((position) => (
            <option key={position} value={position}>
              {position}
            </option>
          ))}
        </TextField>
        <Box className="is-tall is-fourth">
          <AssetIdsField value={fields.assetIdText} onChange={(assetIdText) => change({ assetIdText })} />
        </Box>
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2 }}>
        <Button type="submit" variant="contained" color="primary" disabled={isRunning}>
          {isRunning ? "Running..." : "Run Validation"}
        </Button>
        {isFolded && (
          <Button
            onClick={(event) => {
              // It goes, and the focus with it.
              const form = event.currentTarget.form;
              flushSync(onUnfold);
              form?.querySelector<HTMLElement>("[role=combobox]")?.focus();
            }}
          >
            Change Criteria
          </Button>
        )}
      </Box>
    </Box>
  );
}

// The ad groups of each campaign cost a call, so only those of the latest campaigns are offered.
const adGroupsQuery = graphql`
  query ValidationFormAdGroupsQuery($customerId: Int!) @throwOnFieldError {
    campaigns(filter: { customerIds: [$customerId] }, orderBy: { field: ACTIVE_TO, direction: DESC }, first: 10) {
      nodes {
        name
        adGroups @catch {
          adGroupId
          name
        }
      }
    }
  }
`;

type AdGroupProps = SuggestedFieldProps & { customer: Choice<number> | null };

/** The number of the ad group. It offers those of the customer's latest campaigns. */
function AdGroupField({ customer, value, ...rest }: AdGroupProps) {
  const suggestions = useSuggestions<ValidationFormAdGroupsQuery>(
    "ad groups to suggest",
    adGroupsQuery,
    customer === null ? null : { customerId: customer.value },
    ({ campaigns }) =>
      campaigns.nodes.flatMap((campaign) =>
        (campaign.adGroups.ok ? campaign.adGroups.value : []).map(({ adGroupId, name }) => ({
          value: String(adGroupId),
          // In one text, which is cut at its end, so that the ad group can always be read.
          label: `${name} (${adGroupId}) · ${campaign.name}`,
        })),
      ),
  );
  return (
    <SuggestField
      label="Ad Group ID"
      value={value}
      suggestions={suggestions}
      hint={suggestions.choices.find((choice) => choice.value === value.trim())?.label}
      isRequired
      {...rest}
    />
  );
}

const ownersQuery = graphql`
  query ValidationFormOwnersQuery @throwOnFieldError {
    assetOwners(orderBy: { field: NAME }, first: 5000) {
      nodes {
        assetOwnerId
        name
      }
    }
  }
`;

/** The name of the asset owner. It offers those that there are. */
function AssetOwnerField(props: SuggestedFieldProps) {
  const suggestions = useSuggestions<ValidationFormOwnersQuery>("asset owners to suggest", ownersQuery, {}, ({ assetOwners }) =>
    assetOwners.nodes
      .filter(({ name }) => name !== "")
      .map(({ assetOwnerId, name }) => ({ value: name, label: `${name} (${assetOwnerId})` })),
  );
  return <SuggestField label="Asset Owner" suggestions={suggestions} isRequired {...props} />;
}

/** The asset ids, and what the gateway reads in them. */
function AssetIdsField({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const list = useAssetIdList(value);
  return (
    <TextBox
      label="Asset IDs"
      // Lines that are pasted into a field of one line lose what separates them.
      multiline
      minRows={4}
      maxRows={8}
      autoComplete="off"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      placeholder="All assets"
      helperText={
        list === null ? (
          "Comma-separated, spaces allowed."
        ) : (
          <>
            {list.ids.length === 1 ? "1 asset ID." : `${numberText(list.ids.length)} asset IDs.`}
            {list.droppedParts.length > 0 && ` Not asset IDs: ${listText(list.droppedParts)}.`}
            {list.duplicateIds.length > 0 && ` Repeated: ${listText(list.duplicateIds.map(String))}.`}
          </>
        )
      }
      slotProps={{ formHelperText: { role: "status" } }}
      // As high as the two fields beside it.
      sx={{ "& .MuiInputBase-root": { minHeight: 111, alignItems: "flex-start" } }}
    />
  );
}

/** How long a text rests before it is read. */
const PAUSE_MS = 250;

type AssetIdList = ValidationFormAssetIdsQuery["response"]["developer"]["assetIdList"];

/** The asset ids in a text, as the gateway reads them; null for an empty text, and until it has answered. */
function useAssetIdList(text: string): AssetIdList | null {
  const environment = useRelayEnvironment();
  const [read, setRead] = useState<{ text: string; list: AssetIdList } | null>(null);
  const isBlank = text.trim() === "";

  useEffect(() => {
    if (isBlank) return undefined;
    let request: Subscription | undefined;
    const timer = setTimeout(() => {
      // The keys of a store hold the arguments of its fields, so the text must not get into one that lasts.
      const passing = new Environment({ network: environment.getNetwork(), store: new Store(new RecordSource()) });
      request = fetchQuery<ValidationFormAssetIdsQuery>(
        passing,
        graphql`
          query ValidationFormAssetIdsQuery($text: String!) {
            developer {
              assetIdList(text: $text) {
                ids
                droppedParts
                duplicateIds
              }
            }
          }
        `,
        { text },
      ).subscribe({
        next: ({ developer: { assetIdList: { ids, droppedParts, duplicateIds } } }) =>
          setRead({ text, list: { ids, droppedParts, duplicateIds } }),
        error: (error: unknown) => console.error("The asset ids could not be read.", error),
      });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      request?.unsubscribe();
    };
  }, [environment, text, isBlank]);

  return !isBlank && read?.text === text ? read.list : null;
}
