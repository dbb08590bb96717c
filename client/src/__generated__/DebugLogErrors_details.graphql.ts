/**
 * @generated SignedSource<<a0f20066f75ac4fc3e17933bd5a79205>>
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
  readonly exceptionsText: string | null | undefined;
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
      "name": "exceptionsText",
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

(node as any).hash = "317401a1edab0b0c523177c629428b9d";

export default node;
