import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { type SubmitEvent, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { AssetHealthTest_test$key } from "../../__generated__/AssetHealthTest_test.graphql";
import { TextInput } from "../../ui/form/fields";
import { wholeNumber } from "../../ui/form/wholeNumber";
import { ProviderSuggestField } from "../providers/ProviderSuggestField";
import { assetIdProblem } from "./assetIdProblem";
import type { FieldProblems } from "./fieldProblems";
import { TestPlace } from "./TestPlace";
import { type TestCallbacks, useRunDeveloperTest } from "./useRunDeveloperTest";

type Props = TestCallbacks & { test: AssetHealthTest_test$key };

/** The developers' test of the tracker of one asset, with fields for the asset. */
export function AssetHealthTest({ test, ...callbacks }: Props) {
  const data = useFragment(
    graphql`
      fragment AssetHealthTest_test on DeveloperTest {
        label
        ...TestPlace_test
        ...useRunDeveloperTest_test
      }
    `,
    test,
  );
  const [run, isBusy] = useRunDeveloperTest(data, callbacks);
  const [assetId, setAssetId] = useState("");
  const [providerName, setProviderName] = useState("");
  const [problems, setProblems] = useState<FieldProblems>({});

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    setProblems({});
    // An invalid number is sent as null, so that the gateway makes no call but reports the other problems.
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
        <TextInput
          label="Asset ID"
          value={assetId}
          onChange={setAssetId}
          error={problems["assetId"] !== undefined}
          helperText={problems["assetId"]}
          slotProps={{ htmlInput: { inputMode: "numeric" } }}
        />
        <ProviderSuggestField by="name" value={providerName} onChange={setProviderName} problem={problems["providerName"]} />
      </Box>
      <TestPlace test={data}>
        {(describedBy) => (
          <Button type="submit" aria-describedby={describedBy} loading={isBusy}>
            {data.label}
          </Button>
        )}
      </TestPlace>
    </Box>
  );
}
