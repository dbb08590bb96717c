/**
 * @generated SignedSource<<b9989a9181b395499ae6aa7c0465301b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AssetHealthTest_test$data = {
  readonly label: string;
  readonly " $fragmentSpreads": FragmentRefs<"TestPlace_test" | "useRunDeveloperTest_test">;
  readonly " $fragmentType": "AssetHealthTest_test";
};
export type AssetHealthTest_test$key = {
  readonly " $data"?: AssetHealthTest_test$data;
  readonly " $fragmentSpreads": FragmentRefs<"AssetHealthTest_test">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AssetHealthTest_test",
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

(node as any).hash = "4d849747b7a61a03c39d3625536ae345";

export default node;
