/**
 * @generated SignedSource<<4d73a87b19501d32626a3d2caf332ea4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type HttpMethod = "GET" | "POST";
import type { FragmentRefs } from "relay-runtime";
export type TestPlace_test$data = {
  readonly call: string;
  readonly changesData: boolean;
  readonly method: HttpMethod;
  readonly " $fragmentType": "TestPlace_test";
};
export type TestPlace_test$key = {
  readonly " $data"?: TestPlace_test$data;
  readonly " $fragmentSpreads": FragmentRefs<"TestPlace_test">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TestPlace_test",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "method",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "call",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "changesData",
      "storageKey": null
    }
  ],
  "type": "DeveloperTest",
  "abstractKey": null
};

(node as any).hash = "e1b7341b1401ebdc00931b6a820bee60";

export default node;
