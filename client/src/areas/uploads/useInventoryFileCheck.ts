import { useEffect, useState } from "react";
import { commitMutation, graphql, useRelayEnvironment } from "react-relay";
import type {
  InventoryFileType,
  useInventoryFileCheckMutation,
} from "../../__generated__/useInventoryFileCheckMutation.graphql";
import { GraphError } from "../../app/relay/errors";
import { fileFailure } from "../../app/relay/fileFailure";

const mutation = graphql`
  mutation useInventoryFileCheckMutation($input: CheckInventoryFileInput!) {
    checkInventoryFile(input: $input) {
      file {
        upload {
          allowed
        }
        ...RefusedInventory_file
        ...InventorySummary_file
        ...InventoryProblems_file
        ...InventoryPreview_file
      }
      errors {
        message
      }
    }
  }
`;

type Payload = NonNullable<useInventoryFileCheckMutation["response"]["checkInventoryFile"]>;

/** What is known about a chosen file. */
type InventoryFileCheck =
  | { status: "checking" }
  | { status: "failed"; reasons: readonly string[] }
  | { /** It is no table. */ status: "unreadable"; reasons: readonly string[] }
  | { /** It cannot be uploaded. */ status: "refused"; file: NonNullable<Payload["file"]> }
  | { status: "accepted"; file: NonNullable<Payload["file"]> };

function checkOf({ file, errors }: Payload): InventoryFileCheck {
  if (file == null) {
    return { status: "unreadable", reasons: errors.map(({ message }) => message) };
  }
  return { status: file.upload.allowed ? "accepted" : "refused", file };
}

/**
 * Has the gateway read a file, where these types are accepted. Another file aborts the check. For a customer, the file is
 * compared with the customer's inventory; what is known without that stays meanwhile, and if it fails.
 */
export function useInventoryFileCheck(
  file: File,
  types: readonly InventoryFileType[],
  customerId: number | null,
): { check: InventoryFileCheck; /** Whether the customer's inventory is still read. */ isComparing: boolean; checkAgain: () => void } {
  const environment = useRelayEnvironment();
  const [turn, setTurn] = useState(0);
  const [ended, setEnded] = useState<{ turn: number; customerId: number | null; check: InventoryFileCheck } | null>(null);

  useEffect(() => {
    let isAborted = false;
    const fail = async (error: unknown) => {
      console.error("The file could not be checked.", error);
      const reason = await fileFailure(file, error);
      if (isAborted) return;
      setEnded((earlier) =>
        earlier?.turn === turn ? { ...earlier, customerId } : { turn, customerId, check: { status: "failed", reasons: [reason] } },
      );
    };
    const request = commitMutation<useInventoryFileCheckMutation>(environment, {
      mutation,
      variables: { input: { file: null, types, customerId } },
      uploadables: { "input.file": file },
      onCompleted: ({ checkInventoryFile }, errors) => {
        if (checkInventoryFile) setEnded({ turn, customerId, check: checkOf(checkInventoryFile) });
        else void fail(new GraphError(errors ?? [], 200));
      },
      onError: (error) => void fail(error),
    });
    return () => {
      isAborted = true;
      request.dispose();
    };
  }, [environment, file, types, turn, customerId]);

  const isOfTurn = ended?.turn === turn;
  return {
    check: isOfTurn ? ended.check : { status: "checking" },
    isComparing: isOfTurn && ended.customerId !== customerId,
    checkAgain: () => setTurn(turn + 1),
  };
}
