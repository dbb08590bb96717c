import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

/*
 * Which writes the overlay covers. A form whose save is one write does, and cannot be left meanwhile: it sends with
 * useSave or withOverlay. The others are listed here with what they show instead, most of them because they can be
 * left or cancelled.
 */
const ownProgress: Readonly<Record<string, string>> = {
  "areas/ai-insights/diagnosis/useDiagnosis.ts": "the panel of the diagnosis",
  "areas/attribution/studies/useBulkStudyActions.ts": "the dialog of many studies",
  "areas/attribution/studies/useChangeStudyStatus.ts": "the button of the confirmation",
  "areas/attribution/studies/useExportStudy.ts": "the button",
  "areas/attribution/studies/useRunStudy.ts": "the toasts of the start and the end",
  "areas/backfill/TestBackfillConnectionButton.tsx": "the button",
  "areas/backfill/useSubmitBackfill.ts": "how far the files have been sent",
  "areas/dev/useClearFaults.ts": "the button",
  "areas/dev/useRunDeveloperTest.ts": "the card of the test",
  "areas/jobs/useRefreshJob.ts": "the button",
  "areas/pipeline/hub/useDeletePipelineJob.ts": "the button of the confirmation",
  "areas/pipeline/hub/useDeletePipelineJobs.ts": "the dialog of many jobs",
  "areas/pipeline/hub/useRerunPipelineJob.ts": "the button of the confirmation",
  "areas/pipeline/useRerunPipelineJobs.ts": "the dialog of many jobs",
  "areas/pipeline/hub/useRunCampaignRefreshJob.ts": "the button of the confirmation",
  "areas/pipeline/useRunCampaignRefreshJobs.ts": "the dialog of many jobs",
  "areas/pipeline/runs/useCreatePipelineJobs.ts": "how many jobs have been sent",
  "areas/pipeline/runs/useRunMarkets.ts": "how many jobs have been sent",
  "areas/pipeline/runs/useRunStationaryCampaign.ts": "how many jobs have been sent",
  "areas/pixels/useCheckPixel.ts": "the button",
  "areas/pixels/useCheckPixels.ts": "the dialog of many pixels",
  "areas/pixels/useRunPixelsJob.ts": "the button",
  "areas/providers/useUnlockProviders.ts": "the dialog of many providers",
  "areas/shell/useSignOut.ts": "the button",
  "areas/uploads/useInventoryFileCheck.ts": "the card of the file",
  "areas/uploads/useUploadInventory.ts": "the card of the file",
  "areas/vehicles/CheckVehiclesButton.tsx": "the dialog of many vehicles",
  "areas/vehicles/useCheckVehicleHealth.ts": "the row",
};

const src = import.meta.dirname;
const WRITE = /graphql`\s*mutation /;
const COVERED = /\b(useSave<|withOverlay\()/;

const writes = readdirSync(src, { recursive: true, encoding: "utf8" })
  .map((file) => ({ file: file.replaceAll(path.sep, "/"), text: /\.tsx?$/.test(file) ? readFileSync(path.join(src, file), "utf8") : "" }))
  .filter(({ file, text }) => WRITE.test(text) && !/\.test\.tsx?$/.test(file) && !file.startsWith("__generated__/"));

test("every write either is under the overlay or shows its own progress", () => {
  const uncovered = writes.filter(({ text }) => !COVERED.test(text)).map(({ file }) => file);
  expect(uncovered.toSorted()).toEqual(Object.keys(ownProgress).toSorted());
});
