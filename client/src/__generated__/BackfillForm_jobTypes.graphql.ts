/**
 * @generated SignedSource<<5ae0fcaa0f7e7f637fd58fed1fb4ffe2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BackfillJobType = "DIGITAL_STATIONARY" | "DIGITAL_TRANSIT" | "STATIC_TRANSIT";
import type { FragmentRefs } from "relay-runtime";
export type BackfillForm_jobTypes$data = ReadonlyArray<{
  readonly hasProvider: boolean;
  readonly headersHint: string | null | undefined;
  readonly jobType: BackfillJobType;
  readonly label: string;
  readonly warning: string | null | undefined;
  readonly " $fragmentType": "BackfillForm_jobTypes";
}>;
export type BackfillForm_jobTypes$key = ReadonlyArray<{
  readonly " $data"?: BackfillForm_jobTypes$data;
  readonly " $fragmentSpreads": FragmentRefs<"BackfillForm_jobTypes">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "BackfillForm_jobTypes",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "jobType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "label",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasProvider",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "headersHint",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "warning",
      "storageKey": null
    }
  ],
  "type": "BackfillJobTypeInfo",
  "abstractKey": null
};

(node as any).hash = "d11103d4ea2b19be9db27de073557356";

export default node;
