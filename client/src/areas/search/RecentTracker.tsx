import { useEffect } from "react";
import { followDrafts } from "../../app/forms/drafts";
import { screenRecord } from "../../ui/layout/screenRecord";
import { changeRecords, followRecords, withRecent } from "./recentAndPinned";

/** Keeps what the user opens, for the search for everything, and what is entered into forms. */
export function RecentTracker({ email }: { email: string }) {
  useEffect(() => {
    const unfollow = followRecords(email);
    const keep = () => {
      const record = screenRecord.get();
      if (record !== null) changeRecords((records) => withRecent(records, record));
    };
    keep();
    const unlisten = screenRecord.subscribe(keep);
    return () => {
      unlisten();
      unfollow();
    };
  }, [email]);
  useEffect(() => followDrafts(email), [email]);
  return null;
}
