import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import MuiLink from "@mui/material/Link";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { type SubmitEvent, useState } from "react";
import { graphql, type PreloadedQuery, RelayEnvironmentProvider } from "react-relay";
import { useLoaderData, useLocation, useNavigate } from "react-router";
import type { SignInPageQuery } from "../../__generated__/SignInPageQuery.graphql";
import { graphiqlAddress, paths, returnsToGraphiql } from "../../app/routing/paths";
import { keepForSameUser } from "../../app/routing/returnTo";
import { useRouteQuery } from "../../app/routing/route";
import { startSession, useEndReason, useIsStartedElsewhere } from "../../app/session/session";
import { useSignIn } from "../../app/session/useSignIn";
import { SectorMark } from "../../ui/feedback/SectorMark";
import { StatusChip } from "../../ui/feedback/StatusChip";
import { TextInput } from "../../ui/form/fields";
import { Panel } from "../../ui/layout/Panel";
import { TextLink } from "../../ui/url/TextLink";
import { useBusyFocus } from "../../ui/useKeptFocus";

const query = graphql`
  query SignInPageQuery @preloadable {
    console {
      contactUrl
      isSandbox
    }
  }
`;

/** The sign-in screen. It opens for signed-in users too; a new sign-in replaces the old one. */
export function SignInPage() {
  const { environment } = useLoaderData<PreloadedQuery<SignInPageQuery>>();
  return (
    <RelayEnvironmentProvider environment={environment}>
      <title>Sign In · Marquee</title>
      <Box component="main" sx={{ display: "grid", placeItems: "center", minHeight: "100dvh", p: 4, position: "relative", overflow: "clip" }}>
        {/* A large sector behind the form, taller than the window, with its tip at the lower edge. */}
        <Box sx={{ position: "absolute", left: "50%", bottom: "-19dvh", translate: "-50%", opacity: 0.5, pointerEvents: "none" }}>
          <SectorMark size="160dvh" />
        </Box>
        <Box sx={{ position: "relative", display: "grid", gap: 6, width: "100%", maxWidth: 380 }}>
          <Box sx={{ display: "flex", alignItems: "center", justifyContent: "center", gap: 3 }}>
            <img src="/marquee.svg" alt="" width={32} height={32} />
            <Typography variant="h1">Marquee</Typography>
          </Box>
          <SignInForm />
          <Contact />
        </Box>
      </Box>
    </RelayEnvironmentProvider>
  );
}

/** Signs in and opens the dashboard, whichever screen was asked for. Only GraphiQL is returned to. */
function SignInForm() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const { submit, failure, isBusy } = useSignIn(async (token) => {
    keepForSameUser(email);
    startSession(token);
    // GraphiQL is no screen of the console, so the router cannot open it.
    if (returnsToGraphiql(search)) window.location.replace(graphiqlAddress);
    else await navigate(paths.dashboard(), { replace: true });
  });
  const login = useBusyFocus<HTMLButtonElement>(isBusy);
  const endReason = useEndReason();
  const isStartedElsewhere = useIsStartedElsewhere();

  const signIn = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    submit({ email, password });
  };

  return (
    <Box sx={{ display: "grid", gap: 4 }}>
      {/* As high as most messages, so that the form does not move when one appears. */}
      <Box sx={{ display: "grid", alignItems: "end", minHeight: 66, typography: "body2" }}>
        {failure !== null ? (
          <Alert severity="warning">{failure}</Alert>
        ) : (
          <Box role="status" sx={{ textAlign: "center", color: "text.secondary" }}>
            {isStartedElsewhere ? (
              <>
                You are signed in in another tab.{" "}
                <TextLink to={paths.dashboard()} reloadDocument>
                  Go to the Dashboard
                </TextLink>
              </>
            ) : (
              endReason
            )}
          </Box>
        )}
      </Box>
      <Paper component="form" aria-label="Sign in" noValidate onSubmit={signIn} variant="outlined" sx={{ display: "grid", gap: 5, p: 6, borderRadius: "12px" }}>
        <TextInput label="Email" value={email} onChange={setEmail} autoComplete="username" slotProps={{ htmlInput: { inputMode: "email", autoFocus: true } }} />
        <TextInput label="Password" value={password} onChange={setPassword} type="password" autoComplete="current-password" />
        <Button variant="contained" color="primary" type="submit" ref={login} disabled={isBusy} sx={{ mt: 2, minHeight: 38 }}>
          Login
        </Button>
      </Paper>
    </Box>
  );
}

function Contact() {
  const contact = useRouteQuery<SignInPageQuery>("the contact address", query);
  return (
    <Panel loadable={contact} skeleton={<Box sx={{ minHeight: 21 }} />}>
      {({ console: settings }) => (
        <Box sx={{ display: "grid", justifyItems: "center", gap: 3, minHeight: 21, typography: "body2", color: "text.secondary" }}>
          <span>
            {"Don't have an account? "}
            <MuiLink href={settings.contactUrl} underline="always">
              Get in touch with us.
            </MuiLink>
          </span>
          {settings.isSandbox && <StatusChip tone="grey" label="Sandbox" title="This console shows sandbox data." />}
        </Box>
      )}
    </Panel>
  );
}
