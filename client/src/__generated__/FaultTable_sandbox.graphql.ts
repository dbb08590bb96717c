/**
 * @generated SignedSource<<3f0572253789e3efc61c01887b583c81>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type HttpMethod = "DELETE" | "GET" | "PATCH" | "POST" | "PUT" | "UNRECOGNIZED";
import type { FragmentRefs } from "relay-runtime";
export type FaultTable_sandbox$data = {
  readonly faults: ReadonlyArray<{
    readonly faultId: number;
    readonly kindLabel: string;
    readonly latencyMs: number | null | undefined;
    readonly message: string | null | undefined;
    readonly method: HttpMethod | null | undefined;
    readonly path: string;
    readonly serviceLabel: string;
    readonly status: number | null | undefined;
    readonly timesLeft: number | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"ClearFaultButton_fault">;
  }>;
  readonly " $fragmentType": "FaultTable_sandbox";
};
export type FaultTable_sandbox$key = {
  readonly " $data"?: FaultTable_sandbox$data;
  readonly " $fragmentSpreads": FragmentRefs<"FaultTable_sandbox">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FaultTable_sandbox",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Fault",
      "kind": "LinkedField",
      "name": "faults",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "faultId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "serviceLabel",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        },
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
          "name": "kindLabel",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "latencyMs",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "timesLeft",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ClearFaultButton_fault"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Sandbox",
  "abstractKey": null
};

(node as any).hash = "a839e62e5e7e208d1f87f4a9a47e8c4b";

export default node;
