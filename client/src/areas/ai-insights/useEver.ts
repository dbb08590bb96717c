import { useState } from "react";

/** Whether something is the case, or ever was. */
export function useEver(isNow: boolean): boolean {
  const [wasEver, setEver] = useState(isNow);
  if (isNow && !wasEver) setEver(true);
  return isNow || wasEver;
}
