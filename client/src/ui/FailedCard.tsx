import { PanelError } from "./PanelError";
import { Surface } from "./Surface";

type Props = {
  /** What is missing, as it reads after "Could not load". */
  what: string;
  onRetry: () => void;
  isBusy: boolean;
};

/** A card in place of one that could not be loaded. */
export function FailedCard(props: Props) {
  return (
    <Surface flush>
      <PanelError {...props} />
    </Surface>
  );
}
