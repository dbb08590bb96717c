import { createContext, useRef, useState } from "react";

/** A provider that was just created. */
export type Created = { readonly providerId: number; readonly name: string };

/** The copy of a provider, and the number of the one it was made from. */
export type Copied = Created & { readonly from: number };

/** Runs one copy of a provider at a time, from the click until the list with the copy is there. */
type RunCopy = (from: number, copy: () => Promise<Created | null>) => Promise<void>;

/** Where the buttons of the rows start their copies. */
export const CopiesContext = createContext<RunCopy>(async (_, copy) => {
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
  const run: RunCopy = async (from, copy) => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      const created = await copy();
      setCopied(created && { ...created, from });
      // Until then the rows below are about to move.
      await refetched.current;
    } finally {
      isRunning.current = false;
    }
  };
  return { copied, run, refetch, dismiss: () => setCopied(null) };
}
