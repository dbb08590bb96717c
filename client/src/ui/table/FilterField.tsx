import { useState } from "react";
import { useUrlParam } from "../url/useUrlParam";
import type { Choice } from "../form/choices";
import { SearchBox } from "../form/TextBox";

type Props = {
  label: string;
  /** The search parameter that holds the text. */
  param: string;
  /** Parameters that lose their meaning with another text, such as the page. */
  without?: readonly string[];
  /** A text that shows as its label until the user types. */
  known?: Choice | null;
  /** What Enter does. */
  onEnter?: () => void;
};

/** A text to find, kept in the address. */
export function FilterField({ label, param, without, known = null, onEnter }: Props) {
  const [text, setText] = useUrlParam(param);
  // While the user types, the address follows the field; otherwise the field follows the address.
  const [draft, setDraft] = useState<string | null>(null);
  return (
    <SearchBox
      label={label}
      value={draft ?? (known !== null && known.value === text ? known.label : text) ?? ""}
      onChange={({ target }) => {
        setDraft(target.value);
        setText(target.value, { replace: true, without });
      }}
      onBlur={() => setDraft(null)}
      onKeyDown={({ key }) => {
        if (key === "Enter") onEnter?.();
      }}
    />
  );
}
