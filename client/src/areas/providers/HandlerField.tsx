import { graphql } from "react-relay";
import type { HandlerFieldQuery } from "../../__generated__/HandlerFieldQuery.graphql";
import { usePanelQuery } from "../../app/relay/usePanelQuery";
import { LoadedSelect } from "../../ui/form/LoadedSelect";

/** The choice for a handler that is not in the list. */
export const CUSTOM_HANDLER = "Custom";

const query = graphql`
  query HandlerFieldQuery @throwOnFieldError {
    providerHandlers
  }
`;

type Props = { value: string; onChange: (handler: string) => void };

/** The handler that reads the provider's feed. The form works without the choices; the handler then stays as it is. */
export function HandlerField({ value, onChange }: Props) {
  const loadable = usePanelQuery<HandlerFieldQuery>("handlers", query, {});
  return (
    <LoadedSelect
      kind="Handler"
      loadable={loadable}
      read={({ providerHandlers }) => ({
        choices: providerHandlers.map((handler) => ({ value: handler, label: handler })),
        totalCount: providerHandlers.length,
      })}
      value={value}
      present={{ value, label: value }}
      onChange={(handler) => onChange(handler ?? CUSTOM_HANDLER)}
      emptyLabel={null}
    />
  );
}
