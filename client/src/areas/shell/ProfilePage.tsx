import { graphql } from "react-relay";
import type { ProfilePageQuery } from "../../__generated__/ProfilePageQuery.graphql";
import { paths } from "../../app/routing/paths";
import { useRouteQuery } from "../../app/routing/route";
import { Details } from "../../ui/layout/Details";
import { PageFrame } from "../../ui/layout/PageFrame";
import { ScreenButton, ScreenLink } from "../../ui/layout/ScreenButton";
import { Panel } from "../../ui/layout/Panel";
import { CardsSkeleton } from "../../ui/feedback/skeletons";
import { Surface } from "../../ui/layout/Surface";
import { ShortcutSettings } from "./shortcuts/ShortcutSettings";
import { TimeSettings } from "./TimeSettings";
import { useSignOut } from "./useSignOut";

const query = graphql`
  query ProfilePageQuery @preloadable @throwOnFieldError {
    viewer {
      company
      displayName
      email
    }
  }
`;

/** The signed-in user, and the button to sign out. */
export function ProfilePage() {
  const profile = useRouteQuery<ProfilePageQuery>("your profile", query);
  const [signOut, isSigningOut] = useSignOut();
  return (
    <PageFrame
      title="Profile"
      actions={
        <>
          <ScreenLink label="Return to Dashboard" to={paths.dashboard()} />
          <ScreenButton isPrimary label="Logout" onClick={signOut} loading={isSigningOut} />
        </>
      }
    >
      <Panel loadable={profile} skeleton={<CardsSkeleton count={1} height={160} />}>
        {({ viewer: { company, displayName, email } }) => (
          <Surface>
            <Details
              entries={{ Company: company, Name: displayName, Email: email }}
              sx={{ gridTemplateColumns: "minmax(96px, auto) 1fr", gap: 3 }}
            />
          </Surface>
        )}
      </Panel>
      <TimeSettings />
      <ShortcutSettings />
    </PageFrame>
  );
}
