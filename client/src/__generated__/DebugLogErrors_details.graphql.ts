/**
 * @generated SignedSource<<04e810e66a70933d5fbb7281e7bbd553>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DebugLogErrors_details$data = {
  readonly audienceFiltersValidationMessage: string | null | undefined;
  readonly errorMessages: ReadonlyArray<string>;
  readonly exceptions: string | null | undefined;
  readonly " $fragmentType": "DebugLogErrors_details";
};
export type DebugLogErrors_details$key = {
  readonly " $data"?: DebugLogErrors_details$data;
  readonly " $fragmentSpreads": FragmentRefs<"DebugLogErrors_details">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DebugLogErrors_details",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "errorMessages",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "exceptions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "audienceFiltersValidationMessage",
      "storageKey": null
    }
  ],
  "type": "DebugLogDetails",
  "abstractKey": null
};

(node as any).hash = "a33fb3854b83e1578076476eeeceb9d2";

export default node;
