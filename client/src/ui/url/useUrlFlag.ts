import { useState } from "react";
import { useUrlParam } from "./useUrlParam";

type Options = {
  /** Other parameters that a change removes, such as the page. */
  without?: readonly string[];
};

/** A checkbox that is kept in the address. It changes at once, the address a moment later. */
export function useUrlFlag(name: string, { without }: Options = {}): [isSet: boolean, set: (isSet: boolean) => void] {
  const [param, setParam] = useUrlParam(name);
  const [known, setKnown] = useState(param);
  const [isSet, setFlag] = useState(param === "true");
  if (known !== param) {
    setKnown(param);
    setFlag(param === "true");
  }
  return [
    isSet,
    (wanted) => {
      setFlag(wanted);
      setParam(wanted ? "true" : null, { replace: true, without });
    },
  ];
}
