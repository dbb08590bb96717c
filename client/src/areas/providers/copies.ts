import { createContext, useRef, useState } from "react";

/** The copy of a provider. */
export type Copied = { readonly providerId: number; readonly name: string };

/** Runs one copy at a time, from the click until the list with the copy is there. */
type RunCopy = (copy: () => Promise<Copied | null>) => Promise<void>;

/** Where the buttons of the rows start their copies. */
export const CopiesContext = createContext<RunCopy>(async (copy) => {
  await copy();
});

/** The latest copy of a list, and what makes one. */
export function useCopies(refetchList: () => Promise<void>) {
  const [copied, setCopied] = useState<Copied | null>(null);
  const isRunning = useRef(false);
  const refetched = useRef(Promise.resolve());
  const refetch = () => {
    refetched.current = refetchList();
    return refetched.current;
  };
  const run: RunCopy = async (copy) => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      setCopied(await copy());
      // Until then the buttons of the rows are about to move.
      await refetched.current;
    } finally {
      isRunning.current = false;
    }
  };
  return { copied, run, refetch, dismiss: () => setCopied(null) };
}
