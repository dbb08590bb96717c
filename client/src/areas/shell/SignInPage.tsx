import { type ComponentProps, type SubmitEvent, useId, useState } from "react";
import { graphql, type PreloadedQuery, RelayEnvironmentProvider } from "react-relay";
import { useLoaderData, useLocation, useNavigate } from "react-router";
import type { SignInPageQuery } from "../../__generated__/SignInPageQuery.graphql";
import { keepForSameUser } from "../../app/routing/askedFor";
import { graphiqlAddress, returnsToGraphiql } from "../../app/routing/graphiqlAddress";
import { paths } from "../../app/routing/paths";
import { useRouteQuery } from "../../app/routing/route";
import { startSession, useEndReason, useIsStartedElsewhere } from "../../app/session/session";
import { useSignIn } from "../../app/session/useSignIn";
import { StatusChip } from "../../ui/feedback/StatusChip";
import { WarningBox } from "../../ui/feedback/WarningBox";
import { Panel } from "../../ui/layout/Panel";
import { PlainButton } from "../../ui/layout/PlainButton";
import { TextLink } from "../../ui/url/TextLink";
import css from "./SignInPage.module.css";

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
      <main className={css.page}>
        <div className={css.column}>
          <div className={css.brand}>
            <img src="/marquee.svg" alt="" width={32} height={32} />
            <h1>Marquee</h1>
          </div>
          <SignInForm />
          <Contact />
        </div>
      </main>
    </RelayEnvironmentProvider>
  );
}

/** Signs in and opens the dashboard, whichever screen was asked for. Only GraphiQL is returned to. */
function SignInForm() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const { signIn, failure, isBusy } = useSignIn(async (token) => {
    keepForSameUser(email);
    startSession(token);
    // GraphiQL is no screen of the console, so the router cannot open it.
    if (returnsToGraphiql(search)) window.location.replace(graphiqlAddress);
    else await navigate(paths.dashboard(), { replace: true });
  });
  const endReason = useEndReason();
  const isStartedElsewhere = useIsStartedElsewhere();

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) signIn(email, password);
  };

  return (
    <div className={css.attempt}>
      {/* As high as most messages, so that the form does not move when one appears. */}
      <div className={css.message}>
        {failure !== null ? (
          <WarningBox>{failure}</WarningBox>
        ) : (
          <div role="status">
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
          </div>
        )}
      </div>
      <form aria-label="Sign in" noValidate onSubmit={submit} className={css.form}>
        <Field label="Email" value={email} onChange={setEmail} autoComplete="username" inputMode="email" autoFocus />
        <Field label="Password" value={password} onChange={setPassword} type="password" autoComplete="current-password" />
        <PlainButton isPrimary type="submit" disabled={isBusy} style={{ marginTop: 8, minHeight: 38 }}>
          Login
        </PlainButton>
      </form>
    </div>
  );
}

type FieldProps = { label: string; value: string; onChange: (value: string) => void } & Pick<
  ComponentProps<"input">,
  "type" | "autoComplete" | "inputMode" | "autoFocus"
>;

function Field({ label, value, onChange, ...rest }: FieldProps) {
  const id = useId();
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <input id={id} value={value} onChange={({ target }) => onChange(target.value)} {...rest} />
    </div>
  );
}

function Contact() {
  const contact = useRouteQuery<SignInPageQuery>("the contact address", query);
  return (
    <Panel loadable={contact} skeleton={<div className={css.contact} />}>
      {({ console: settings }) => (
        <div className={css.contact}>
          <span>
            {"Don't have an account? "}
            <a href={settings.contactUrl}>Get in touch with us.</a>
          </span>
          {settings.isSandbox && <StatusChip tone="yellow" label="Sandbox" title="This console shows sandbox data." />}
        </div>
      )}
    </Panel>
  );
}
