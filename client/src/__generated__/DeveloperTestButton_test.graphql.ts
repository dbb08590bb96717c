/**
 * @generated SignedSource<<9968ec6c93752017c2a4076afa4cfa26>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeveloperTestButton_test$data = {
  readonly label: string;
  readonly " $fragmentSpreads": FragmentRefs<"TestPlace_test" | "useRunDeveloperTest_test">;
  readonly " $fragmentType": "DeveloperTestButton_test";
};
export type DeveloperTestButton_test$key = {
  readonly " $data"?: DeveloperTestButton_test$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeveloperTestButton_test">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeveloperTestButton_test",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "label",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TestPlace_test"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useRunDeveloperTest_test"
    }
  ],
  "type": "DeveloperTest",
  "abstractKey": null
};

(node as any).hash = "561dbb929557d6449693c5cd6feea4d8";

export default node;
