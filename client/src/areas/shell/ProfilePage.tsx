import { graphql } from "react-relay";
import type { ProfilePageQuery } from "../../__generated__/ProfilePageQuery.graphql";
import type { ProfilePageSignOutMutation } from "../../__generated__/ProfilePageSignOutMutation.graphql";
import { useAction, useSubmit } from "../../app/relay/useSubmit";
import { paths } from "../../app/routing/paths";
import { useRouteQuery } from "../../app/routing/route";
import { endSession } from "../../app/session/session";
import { CardsSkeleton } from "../../ui/feedback/skeletons";
import { CheckSetting } from "../../ui/form/fields";
import { Details } from "../../ui/layout/KeyFacts";
import { PageFrame } from "../../ui/layout/PageFrame";
import { Panel } from "../../ui/layout/Panel";
import { ScreenButton, ScreenLink } from "../../ui/layout/ScreenButton";
import { Surface } from "../../ui/layout/Surface";
import { browserZone, utcTimes } from "../../ui/text/format";
import { areShortcutsOff } from "../../ui/singleKeys";
import { isShortcutListOpen } from "./shortcuts/Shortcuts";

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
  return (
    <PageFrame
      title="Profile"
      actions={
        <>
          <ScreenLink label="Return to Dashboard" to={paths.dashboard()} />
          <SignOutButton />
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

/** How long signing out waits for the gateway. */
const TIMEOUT_MS = 2_000;

/** Tells the gateway of the sign-out, and ends the session whether or not it responds. */
export function SignOutButton() {
  const { send } = useSubmit<ProfilePageSignOutMutation>(graphql`
    mutation ProfilePageSignOutMutation {
      signOut {
        errors {
          message
        }
      }
    }
  `);
  const [signOut, isBusy] = useAction(async () => {
    const told = send().catch((error: unknown) => console.error("The gateway was not told of the sign-out.", error));
    await Promise.race([told, new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))]);
    endSession();
  });
  return <ScreenButton label="Logout" onClick={signOut} loading={isBusy} />;
}

/** Chooses the time zone that times are shown in. */
function TimeSettings() {
  return (
    <Surface title="Times">
      <CheckSetting
        label="Show times in UTC"
        isOn={utcTimes.useIsOn()}
        onTurn={utcTimes.turn}
        note={`Otherwise in the time zone of this browser, ${browserZone()}. Days stay as they are. This browser keeps the setting.`}
      />
    </Surface>
  );
}

/** Turns the shortcuts of single keys on and off, and lists them. */
function ShortcutSettings() {
  return (
    <Surface title="Keyboard" actions={<ScreenButton label="Show Shortcuts" onClick={() => isShortcutListOpen.set(true)} />}>
      <CheckSetting
        label="Use single-key shortcuts"
        isOn={!areShortcutsOff.useValue()}
        onTurn={(isOn) => areShortcutsOff.set(!isOn)}
        note="They do nothing while you type. This browser keeps the setting."
      />
    </Surface>
  );
}
