import { useEffect } from "react";
import { followDrafts } from "../../app/forms/drafts";
import { screenSubject } from "../../ui/layout/screenSubject";
import { changeThings, followThings, withRecent } from "./keptThings";

/** Keeps what the user opens, for the search for everything, and what is entered into forms. */
export function RecentThings({ email }: { email: string }) {
  useEffect(() => {
    const unfollow = followThings(email);
    const keep = () => {
      const thing = screenSubject.get();
      if (thing !== null) changeThings((things) => withRecent(things, thing));
    };
    keep();
    const unlisten = screenSubject.listen(keep);
    return () => {
      unlisten();
      unfollow();
    };
  }, [email]);
  useEffect(() => followDrafts(email), [email]);
  return null;
}
