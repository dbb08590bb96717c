import { layOutJson } from "../json/layOutJson";
import { LongText } from "./LongText";

type Props = {
  /** What the text is, for assistive technology. */
  label: string;
  /** The text as a service sent it. JSON is laid out. */
  text: string;
};

/** The response of a service as it is, in a box that scrolls. */
export function RawText({ label, text }: Props) {
  return <LongText label={label} text={layOutJson(text)} />;
}
