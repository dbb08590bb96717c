import { useState } from "react";

/** A value that changes in steps while it loads: the one from before, until loading has ended. */
export function useSettled<Value>(value: Value, isLoading: boolean): Value {
  const [settled, setSettled] = useState(value);
  if (isLoading) return settled;
  if (settled !== value) setSettled(value);
  return value;
}
