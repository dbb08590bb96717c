import { CopyButton } from "../../app/CopyButton";
import { TextLink } from "../../ui/url/TextLink";

type Props = {
  /** What is copied, as it reads after "Copy". */
  what: string;
  text: string;
  /** Where it leads, if it does. */
  to?: string;
};

/** A key with a button that copies it. */
export function CopiedKey({ what, text, to }: Props) {
  return (
    <>
      {to === undefined ? text : <TextLink to={to}>{text}</TextLink>} <CopyButton what={what} text={text} />
    </>
  );
}
