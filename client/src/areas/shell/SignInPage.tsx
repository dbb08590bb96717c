import Box from "@mui/material/Box";
import { styled } from "@mui/material/styles";
import { type ComponentProps, type SubmitEvent, useId, useState } from "react";
import { graphql, type PreloadedQuery, RelayEnvironmentProvider } from "react-relay";
import { useLoaderData } from "react-router";
import type { SignInPageQuery } from "../../__generated__/SignInPageQuery.graphql";
import { useRouteQuery } from "../../app/routing/route";
import { useIsExpired } from "../../app/session/session";
import { Panel } from "../../ui/layout/Panel";
import { PlainButton } from "../../ui/layout/PlainButton";
import { StatusChip } from "../../ui/feedback/StatusChip";
import { WarningBox } from "../../ui/feedback/WarningBox";
import { useSignIn } from "./useSignIn";

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
      <Box component="main" sx={{ display: "grid", placeItems: "center", minHeight: "100dvh", p: 4 }}>
        <Box sx={{ width: "100%", maxWidth: 380, display: "grid", gap: 6 }}>
          <Box sx={{ display: "flex", alignItems: "center", justifyContent: "center", gap: 3 }}>
            <Box component="img" src="/marquee.svg" alt="" sx={{ width: 32, height: 32 }} />
            <Box component="h1" sx={{ m: 0, typography: "h1" }}>
              Marquee
            </Box>
          </Box>
          <SignInForm />
          <Contact />
        </Box>
      </Box>
    </RelayEnvironmentProvider>
  );
}

function SignInForm() {
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const { signIn, failure, isBusy } = useSignIn();
  const isExpired = useIsExpired();

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) signIn(email, password);
  };

  return (
    <Box sx={{ display: "grid", gap: 4 }}>
      {failure !== null && <WarningBox>{failure}</WarningBox>}
      {isExpired && failure === null && (
        <Box role="status" sx={{ textAlign: "center", typography: "body2", color: "text.secondary" }}>
          Your session has expired. Sign in again to go on.
        </Box>
      )}
      <Box
        component="form"
        aria-label="Sign in"
        noValidate
        onSubmit={submit}
        sx={{
          display: "grid",
          gap: 4,
          p: 6,
          bgcolor: "background.paper",
          border: 1,
          borderColor: "divider",
          borderRadius: "12px",
        }}
      >
        <Field label="Email" value={email} onChange={setEmail} autoComplete="username" inputMode="email" autoFocus />
        <Field label="Password" value={password} onChange={setPassword} type="password" autoComplete="current-password" />
        <PlainButton isPrimary type="submit" disabled={isBusy} sx={{ mt: 2, minHeight: 38 }}>
          Login
        </PlainButton>
      </Box>
    </Box>
  );
}

type FieldProps = { label: string; value: string; onChange: (value: string) => void } & Pick<
  ComponentProps<"input">,
  "type" | "autoComplete" | "inputMode" | "autoFocus"
>;

const Input = styled("input")(({ theme }) => ({
  font: "inherit",
  fontSize: 14,
  minHeight: 38,
  padding: "6px 12px",
  color: "inherit",
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.field}`,
  borderRadius: 6,
  "&:focus-visible": { outlineOffset: -1 },
}));

function Field({ label, value, onChange, ...rest }: FieldProps) {
  const id = useId();
  return (
    <Box sx={{ display: "grid", gap: 1 }}>
      <Box component="label" htmlFor={id} sx={{ fontSize: 13, fontWeight: 550 }}>
        {label}
      </Box>
      <Input id={id} value={value} onChange={({ target }) => onChange(target.value)} {...rest} />
    </Box>
  );
}

function Contact() {
  const contact = useRouteQuery<SignInPageQuery>("the contact address", query);
  return (
    <Panel loadable={contact} skeleton={<Box sx={{ minHeight: 21 }} />}>
      {({ console: settings }) => (
        <Box sx={{ display: "grid", justifyItems: "center", gap: 3, color: "text.secondary", typography: "body2" }}>
          <span>
            {"Don't have an account? "}
            <Box component="a" href={settings.contactUrl} sx={{ color: "primary.main" }}>
              Get in touch with us.
            </Box>
          </span>
          {settings.isSandbox && <StatusChip tone="yellow" label="Sandbox" title="This console shows sandbox data." />}
        </Box>
      )}
    </Panel>
  );
}
