import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { useEffect, useId, useRef, useState } from "react";
import { TextInput } from "../../ui/form/fields";
import { focusFirstField } from "../../ui/form/formEvents";
import { SESSION_HAS_ENDED } from "../relay/errors";
import { endSession, holdPage, renewSession, useIsRefused, userEmail } from "../session/session";
import { useSignIn } from "../session/useSignIn";
import { showToast } from "../toasts";

/** Why a form could not be sent. If that is the end of the session, the form stays and its user can sign in again. */
export function FormFailure({ failure }: { failure: string | null }) {
  useEffect(() => holdPage(), []);
  const isRefused = useIsRefused();
  if (isRefused) return <SessionEnded />;
  const isOver = failure === null || failure === "" || failure.endsWith(SESSION_HAS_ENDED);
  return isOver ? null : <Alert severity="warning">{failure}</Alert>;
}

function SessionEnded() {
  const email = userEmail.useValue();
  const [isAsking, setAsking] = useState(false);
  const marker = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const form = marker.current?.closest("form") ?? marker.current?.parentElement;
    return () => {
      // The dialog has taken the focus with it.
      if (document.activeElement === document.body) focusFirstField(form);
    };
  }, []);
  return (
    <>
      <span ref={marker} hidden />
      <Alert severity="warning">
        {SESSION_HAS_ENDED}{" "}
        <Button size="small" onClick={() => (email === null ? endSession({ isExpired: true }) : setAsking(true))}>
          Sign In Again
        </Button>
      </Alert>
      {isAsking && email !== null && <SignInDialog email={email} onClose={() => setAsking(false)} />}
    </>
  );
}

type Props = { email: string; onClose: () => void };

/** Asks for the password of the user whose session has ended. Another user starts with an empty page, and does not get the drafts. */
function SignInDialog({ email, onClose }: Props) {
  const heading = useId();
  const [password, setPassword] = useState("");
  const { submit, failure, isBusy } = useSignIn((token) => {
    if (renewSession(token)) showToast("You are signed in again. What you entered was not sent yet.", "yellow");
  });
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={heading}>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // Of the form around it, too.
          event.stopPropagation();
          submit({ email, password });
        }}
      >
        <DialogTitle id={heading} variant="h2" component="h2">
          Sign In Again
        </DialogTitle>
        <DialogContent sx={{ display: "grid", gap: 4, "&&": { pt: 2 } }}>
          {failure !== null && <Alert severity="warning">{failure}</Alert>}
          <TextInput
            label="Email"
            value={email}
            onChange={() => {}}
            autoComplete="username"
            slotProps={{ htmlInput: { readOnly: true, tabIndex: -1 } }}
          />
          <TextInput
            label="Password"
            type="password"
            value={password}
            onChange={setPassword}
            autoComplete="current-password"
            slotProps={{ htmlInput: { autoFocus: true } }}
          />
        </DialogContent>
        <DialogActions sx={{ px: 6, py: 4 }}>
          <Button sx={{ mr: "auto" }} onClick={() => endSession({ isExpired: true })}>
            Sign In as Someone Else
          </Button>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" color="primary" disabled={isBusy}>
            Login
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
