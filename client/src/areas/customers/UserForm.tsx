import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { UserForm_user$key } from "../../__generated__/UserForm_user.graphql";
import type { UserFormCreateMutation } from "../../__generated__/UserFormCreateMutation.graphql";
import type { UserFormUpdateMutation } from "../../__generated__/UserFormUpdateMutation.graphql";
import { useDraft } from "../../app/forms/drafts";
import { FormDialog } from "../../app/forms/FormDialog";
import { SavedMeanwhile } from "../../app/forms/SavedMeanwhile";
import { useSubmit } from "../../app/relay/useSubmit";
import { TextInput } from "../../ui/form/fields";
import { CustomerName } from "./CustomerSelect";

type Props = {
  /** The user to edit; null makes a new one. */
  user: UserForm_user$key | null;
  /** The customer the user belongs to. */
  customerId: number;
  onClose: () => void;
  /** Refetches the users. */
  refetch: () => Promise<void>;
};

/** The form of a user, new or existing. The service validates it. */
export function UserForm({ user, customerId, onClose, refetch }: Props) {
  const existing = useFragment(
    graphql`
      fragment UserForm_user on User {
        userId
        displayName
        email
        customerId
        revision
        changeCredentials {
          allowed
          reason
        }
      }
    `,
    user,
  );
  const isNew = existing == null;
  const [displayName, setDisplayName] = useState(existing?.displayName ?? "");
  const [email, setEmail] = useState(existing?.email ?? "");
  const [password, setPassword] = useState("");
  const draft = useDraft({
    name: isNew ? `new user of customer ${customerId}` : `user ${existing.userId}`,
    entries: { displayName, email },
    base: { displayName: existing?.displayName, email: existing?.email },
    onRestore: (entries) => {
      setDisplayName(entries.displayName);
      setEmail(entries.email);
    },
  });
  const [revision, setRevision] = useState<string>();
  const onDone = () => {
    onClose();
    void refetch();
  };
  const create = useSubmit<UserFormCreateMutation>(
    graphql`
      mutation UserFormCreateMutation($input: CreateUserInput!) {
        createUser(input: $input) {
          user {
            ...UserForm_user
          }
          errors {
            message
          }
        }
      }
    `,
    { done: "User saved", onDone },
  );
  const update = useSubmit<UserFormUpdateMutation>(
    graphql`
      mutation UserFormUpdateMutation($input: UpdateUserInput!) {
        updateUser(input: $input) {
          user {
            ...UserForm_user
          }
          errors {
            code
            message
          }
        }
      }
    `,
    { done: "User saved", onDone },
  );
  const { failure, isConflict, isBusy } = isNew ? create : update;
  // Null if the roles could not be read: the gateway decides when the user is saved.
  const credentials = existing?.changeCredentials;
  const isLocked = credentials?.allowed === false;
  const reasonId = useId();
  const lock = isLocked ? { disabled: true, slotProps: { htmlInput: { "aria-describedby": reasonId } } } : {};

  const save = () => {
    const fields = { customerId, displayName };
    if (isNew) create.submit({ ...fields, email, password });
    else if (isLocked) update.submit({ userId: existing.userId, revision, ...fields });
    else update.submit({ userId: existing.userId, revision, ...fields, email, password: password === "" ? undefined : password });
  };

  return (
    <FormDialog
      title={isNew ? "New User" : "Edit User"}
      warning={failure}
      draft={draft}
      isBusy={isBusy}
      maxWidth="xs"
      onClose={onClose}
      onSave={save}
    >
      <SavedMeanwhile
        saved={existing}
        revision={existing?.revision}
        values={(saved) => ({
          Name: saved.displayName,
          Email: saved.email,
          Customer: saved.customerId == null ? null : { compared: String(saved.customerId), shown: <CustomerName customerId={saved.customerId} /> },
        })}
        isConflict={isConflict}
        onRevision={setRevision}
      />
      <TextInput label="Name" value={displayName} onChange={setDisplayName} />
      <TextInput
        label="Email"
        type="email"
        value={email}
        onChange={setEmail}
        {...lock}
      />
      <TextInput
        label="Password"
        type="password"
        value={password}
        onChange={setPassword}
        autoComplete="new-password"
        helperText={isNew || isLocked ? undefined : "Leave it empty to keep the password."}
        {...lock}
      />
      {isLocked && (
        <Typography id={reasonId} variant="body2" sx={{ color: "text.secondary" }}>
          {credentials.reason}
        </Typography>
      )}
    </FormDialog>
  );
}
