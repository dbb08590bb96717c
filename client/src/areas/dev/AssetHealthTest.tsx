import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import type { SubmitEvent } from "react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { AssetHealthTest_test$key } from "../../__generated__/AssetHealthTest_test.graphql";
import { TestPlace } from "./TestPlace";
import type { FieldProblems } from "./fieldProblems";
import { useRunDeveloperTest } from "./useRunDeveloperTest";
import type { TestResult } from "./useRunDeveloperTest";
import { assetIdProblem, wholeNumber } from "./wholeNumber";

type Props = {
  test: AssetHealthTest_test$key;
  onStart: (label: string) => void;
  onEnd: (label: string, result: TestResult | null) => void;
};

/** Checks the tracker of one asset, which is typed beside the button. */
export function AssetHealthTest({ test, onStart, onEnd }: Props) {
  const data = useFragment(
    graphql`
      fragment AssetHealthTest_test on DeveloperTest {
        name
        label
        successText
        failureText
        ...TestPlace_test
      }
    `,
    test,
  );
  const { name, label, successText, failureText } = data;
  const [run, isBusy] = useRunDeveloperTest({ name, label, successText, failureText }, { onStart, onEnd });
  const [assetId, setAssetId] = useState("");
  const [providerName, setProviderName] = useState("");
  const [problems, setProblems] = useState<FieldProblems>({});

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    setProblems({});
    // What is no number goes as no id: the gateway makes no call and says what else is wrong.
    const unread = assetIdProblem(assetId);
    const refused = await run({ assetId: wholeNumber(assetId), providerName });
    setProblems(unread === null ? refused : { ...refused, assetId: unread });
  };

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => void submit(event)}
      sx={{ display: "grid", gap: 3 }}
    >
      <Box
        sx={{
          display: "grid",
          gap: 3,
          alignItems: "start",
          gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
        }}
      >
        <TextField
          label="Asset ID"
          value={assetId}
          onChange={({ target }) => setAssetId(target.value)}
          error={problems["assetId"] !== undefined}
          helperText={problems["assetId"]}
          slotProps={{ htmlInput: { inputMode: "numeric", autoComplete: "off" } }}
        />
        <TextField
          label="Provider Name"
          value={providerName}
          onChange={({ target }) => setProviderName(target.value)}
          error={problems["providerName"] !== undefined}
          helperText={problems["providerName"]}
          slotProps={{ htmlInput: { autoComplete: "off" } }}
        />
      </Box>
      <TestPlace test={data}>
        {(describedBy) => (
          <Button type="submit" aria-describedby={describedBy} loading={isBusy}>
            {label}
          </Button>
        )}
      </TestPlace>
    </Box>
  );
}
