import { useEffect } from "react";
import { screenSubject } from "../../ui/layout/screenSubject";
import { changeThings, followThings, withRecent } from "./keptThings";

/** Keeps what the user opens, for the search for everything. */
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
  return null;
}
