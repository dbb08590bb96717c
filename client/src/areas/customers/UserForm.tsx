import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { UserForm_user$key } from "../../__generated__/UserForm_user.graphql";
import { TextInput } from "../../ui/fields";
import { FormDialog } from "../../ui/FormDialog";
import { useSaveUser } from "./useSaveUser";

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
      }
    `,
    user,
  );
  const isNew = existing === null || existing === undefined;
  const [displayName, setDisplayName] = useState(existing?.displayName ?? "");
  const [email, setEmail] = useState(existing?.email ?? "");
  const [password, setPassword] = useState("");
  const { save, failure, isBusy } = useSaveUser(() => {
    onClose();
    void refetch();
  });

  return (
    <FormDialog
      title={isNew ? "New User" : "Edit User"}
      warning={failure}
      isBusy={isBusy}
      maxWidth="xs"
      onClose={onClose}
      onSave={() =>
        save({
          userId: existing?.userId,
          customerId,
          displayName,
          email,
          password: !isNew && password === "" ? undefined : password,
        })
      }
    >
      <TextInput label="Name" value={displayName} onChange={setDisplayName} />
      <TextInput
        label="Email"
        type="email"
        value={email}
        onChange={setEmail}
      />
      <TextInput
        label="Password"
        type="password"
        value={password}
        onChange={setPassword}
        autoComplete="new-password"
        helperText={isNew ? undefined : "Leave it empty to keep the password."}
      />
    </FormDialog>
  );
}
