import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { CustomerFormCreateMutation } from "../../__generated__/CustomerFormCreateMutation.graphql";
import type { CustomerChannel, CustomerForm_customer$data, CustomerForm_customer$key } from "../../__generated__/CustomerForm_customer.graphql";
import type { CustomerFormUpdateMutation } from "../../__generated__/CustomerFormUpdateMutation.graphql";
import { useDraft } from "../../app/forms/drafts";
import { FormDialog } from "../../app/forms/FormDialog";
import { SavedMeanwhile } from "../../app/forms/SavedMeanwhile";
import { sentValue, withUnrecognized } from "../../app/forms/unrecognized";
import { useSubmit } from "../../app/relay/useSubmit";
import { LoadedLabels } from "../../ui/form/LoadedSelect";
import { MultiSelect, SelectField } from "../../ui/form/SelectField";
import type { Choice } from "../../ui/form/choices";
import { TextInput } from "../../ui/form/fields";
import { Panel } from "../../ui/layout/Panel";
import { partialListText } from "../../ui/table/PartialListNote";
import { marketChoices, useMarkets } from "../markets/MarketSelect";

/** Labelled as the list labels them. */
const channels: readonly Choice<Exclude<CustomerChannel, "UNRECOGNIZED">>[] = [
  { value: "AGENCY", label: "Agency" },
  { value: "BIKESHARE", label: "Bikeshare" },
  { value: "BUS", label: "Bus" },
  { value: "CAR", label: "Car" },
  { value: "ECONOMIC_DEVELOPMENT", label: "Economic Development" },
  { value: "MOBILE_BILLBOARD", label: "Mobile Billboard" },
  { value: "PEDI_CAB", label: "Pedi Cab" },
  { value: "RETAIL", label: "Retail" },
  { value: "TRUCK_SIDE", label: "Truck Side" },
  { value: "OTHER", label: "Other" },
  { value: "MULTI_CHANNEL", label: "Multi Channel" },
];
const subscriptionTypes = choicesOf("MEMBERSHIP", "FLEX");

type Props = {
  /** The customer to edit; null makes a new one. */
  customer: CustomerForm_customer$key | null;
  onClose: () => void;
  /** Called with the slug, which follows the name; null if the saved customer could not be read. */
  onSaved: (slug: string | null) => void;
};

/** The form of a customer, new or existing. The service validates it. */
export function CustomerForm({ customer, onClose, onSaved }: Props) {
  const existing = useFragment(
    graphql`
      fragment CustomerForm_customer on Customer {
        customerId
        name
        channel
        channelText
        subscriptionType
        subscriptionTypeText
        marketIds
        revision
      }
    `,
    customer,
  );
  const [name, setName] = useState(existing?.name ?? "");
  const [channel, setChannel] = useState(existing?.channel ?? null);
  const [subscriptionType, setSubscriptionType] = useState(existing?.subscriptionType ?? null);
  const [marketIds, setMarketIds] = useState<readonly number[]>(existing?.marketIds ?? []);
  const draft = useDraft({
    name: existing == null ? "new customer" : `customer ${existing.customerId}`,
    entries: { name, channel, subscriptionType, marketIds },
    base: existing ?? {},
    onRestore: (entries) => {
      setName(entries.name);
      setChannel(entries.channel);
      setSubscriptionType(entries.subscriptionType);
      setMarketIds(entries.marketIds);
    },
  });
  const [revision, setRevision] = useState<string>();
  const create = useSubmit<CustomerFormCreateMutation>(
    graphql`
      mutation CustomerFormCreateMutation($input: CreateCustomerInput!) {
        createCustomer(input: $input) {
          customer {
            slug
            ...CustomerForm_customer
          }
          errors {
            message
          }
        }
      }
    `,
    { done: "Customer saved", onDone: ({ customer: saved }) => onSaved(saved?.slug ?? null) },
  );
  const update = useSubmit<CustomerFormUpdateMutation>(
    graphql`
      mutation CustomerFormUpdateMutation($input: UpdateCustomerInput!) {
        updateCustomer(input: $input) {
          customer {
            slug
            ...CustomerForm_customer
          }
          errors {
            code
            message
          }
        }
      }
    `,
    { done: "Customer saved", onDone: ({ customer: saved }) => onSaved(saved?.slug ?? null) },
  );
  const { failure, isConflict, isBusy } = existing == null ? create : update;

  const save = () => {
    const fields = {
      name,
      channel: sentValue(channel),
      subscriptionType: sentValue(subscriptionType),
      marketIds,
    };
    if (existing == null) create.submit(fields);
    else update.submit({ customerId: existing.customerId, revision, ...fields });
  };

  return (
    <FormDialog
      title={existing == null ? "New Customer" : "Edit Customer"}
      warning={failure}
      draft={draft}
      isBusy={isBusy}
      onClose={onClose}
      onSave={save}
    >
      <SavedMeanwhile saved={existing} revision={existing?.revision} values={valuesOf} isConflict={isConflict} onRevision={setRevision} />
      <TextInput label="Customer Name" value={name} onChange={setName} />
      <SelectField
        label="Channel"
        value={channel}
        choices={withUnrecognized(channels, existing?.channel, existing?.channelText)}
        onChange={setChannel}
      />
      <SelectField
        label="Subscription Type"
        value={subscriptionType}
        choices={withUnrecognized(subscriptionTypes, existing?.subscriptionType, existing?.subscriptionTypeText)}
        onChange={setSubscriptionType}
      />
      <CustomerMarketsField value={marketIds} onChange={setMarketIds} />
    </FormDialog>
  );
}

function valuesOf({ name, channel, channelText, subscriptionTypeText, marketIds }: CustomerForm_customer$data) {
  return {
    "Customer Name": name,
    Channel: channels.find(({ value }) => value === channel)?.label ?? channelText,
    "Subscription Type": subscriptionTypeText,
    Markets: { compared: marketIds.join(), shown: <MarketNames marketIds={marketIds} /> },
  };
}

function MarketNames({ marketIds }: { marketIds: readonly number[] }) {
  return <LoadedLabels kind="Market" values={marketIds} loadable={useMarkets(null)} read={marketChoices} />;
}

/** Choices that read as the service writes them. */
function choicesOf<Value extends string>(...values: readonly Value[]): readonly Choice<Value>[] {
  return values.map((value) => ({ value, label: value }));
}

type CustomerMarketsFieldProps = {
  /** The numbers of the chosen markets. */
  value: readonly number[];
  onChange: (marketIds: readonly number[]) => void;
};

/** The markets of a customer. When they cannot be loaded, the rest of the form still works. */
export function CustomerMarketsField({ value, onChange }: CustomerMarketsFieldProps) {
  return (
    <Panel
      loadable={useMarkets(null)}
      failure="inline"
      skeleton={
        <MultiSelect label="Markets" placeholder="Loading Markets" choices={[]} value={[]} onChange={() => {}} disabled />
      }
    >
      {(data) => {
        const { choices, totalCount } = marketChoices(data);
        const known = new Set(choices.map((choice) => choice.value));
        // A market that is not listed cannot be deselected here, so it stays.
        const unlisted = value.filter((marketId) => !known.has(marketId));
        return (
          <MultiSelect
            label="Markets"
            placeholder="Select Markets"
            choices={choices}
            value={value}
            helperText={partialListText(choices.length, totalCount) ?? undefined}
            onChange={(next) => onChange([...unlisted, ...next])}
          />
        );
      }}
    </Panel>
  );
}
