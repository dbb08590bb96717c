import { graphql, useFragment } from "react-relay";
import type { ConversationChoices_query$key } from "../../../__generated__/ConversationChoices_query.graphql";
import { distinctNames } from "../../../ui/table/distinctNames";
import { SelectField } from "../../../ui/form/SelectField";
import { useUrlParam } from "../../../ui/url/useUrlParam";
import { wholeNumber } from "../../../ui/form/wholeNumber";
import { CUSTOMER, MODEL, pageParams, TYPE, USER } from "./conversationList";

const sx = { flex: { xs: "1 1 100%", sm: "0 1 180px" }, minWidth: { sm: 140 } };

/** The filters that offer what occurs in the conversations. Disabled without data. */
export function ConversationChoices({ query }: { query: ConversationChoices_query$key | null }) {
  const options = useFragment(
    graphql`
      fragment ConversationChoices_query on Query @throwOnFieldError {
        conversationOptions {
          # Without the names, which come from other services, the table says so.
          customers @catch(to: NULL) {
            customerId
            label
          }
          users @catch(to: NULL) {
            userId
            label
          }
          initiationTypeTexts
          models
        }
      }
    `,
    query,
  )?.conversationOptions;
  const [customer, setCustomer] = useUrlParam(CUSTOMER);
  const [user, setUser] = useUrlParam(USER);
  const [type, setType] = useUrlParam(TYPE);
  const [model, setModel] = useUrlParam(MODEL);
  const change = { replace: true, without: pageParams };
  const customers = (options?.customers ?? []).map(({ customerId, label }) => ({ value: customerId, label }));
  const users = (options?.users ?? []).map(({ userId, label }) => ({ value: userId, label }));
  return (
    <>
      <SelectField
        label="Customer"
        value={wholeNumber(customer ?? "")}
        choices={distinctNames("Customer", customers)}
        emptyLabel="All Customers"
        missingLabel={(customerId) => `Customer ${customerId}`}
        onChange={(next) => setCustomer(next === null ? null : String(next), change)}
        disabled={query === null}
        fullWidth={false}
        sx={sx}
      />
      <SelectField
        label="User"
        value={wholeNumber(user ?? "")}
        choices={distinctNames("User", users)}
        emptyLabel="All Users"
        missingLabel={(userId) => `User ${userId}`}
        onChange={(next) => setUser(next === null ? null : String(next), change)}
        disabled={query === null}
        fullWidth={false}
        sx={sx}
      />
      <SelectField
        label="Initiation Type"
        value={type}
        choices={(options?.initiationTypeTexts ?? []).map((text) => ({ value: text, label: text }))}
        emptyLabel="All Types"
        missingLabel={(text) => text}
        onChange={(next) => setType(next, change)}
        disabled={query === null}
        fullWidth={false}
        sx={sx}
      />
      <SelectField
        label="Model"
        value={model}
        choices={(options?.models ?? []).map((text) => ({ value: text, label: text }))}
        emptyLabel="All Models"
        missingLabel={(text) => text}
        onChange={(next) => setModel(next, change)}
        disabled={query === null}
        fullWidth={false}
        sx={sx}
      />
    </>
  );
}
