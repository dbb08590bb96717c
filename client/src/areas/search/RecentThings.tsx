import { useEffect } from "react";
import { openThing } from "../../ui/layout/openThing";
import { changeThings, followThings, withRecent } from "./keptThings";

/** Keeps what the user opens, for the search for everything. */
export function RecentThings({ email }: { email: string }) {
  useEffect(() => {
    const unfollow = followThings(email);
    const keep = () => {
      const thing = openThing.get();
      if (thing !== null) changeThings((things) => withRecent(things, thing));
    };
    keep();
    const unlisten = openThing.listen(keep);
    return () => {
      unlisten();
      unfollow();
    };
  }, [email]);
  return null;
}
