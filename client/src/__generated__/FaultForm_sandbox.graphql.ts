/**
 * @generated SignedSource<<3bd4336fc1998500b18662688092c645>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FaultKind = "CUT" | "EMPTY" | "HANG" | "HTML" | "HUGE" | "LATENCY" | "MALFORMED_ROW" | "NOT_JSON" | "NULL_LIST" | "REDIRECT" | "RESET" | "STATUS" | "TEXT_FOR_NUMBERS" | "UNKNOWN_ENUM" | "UNRECOGNIZED" | "WRONG_SHAPE";
export type SandboxServiceName = "BACKFILL" | "MAIN" | "PIPELINE" | "STORAGE" | "UNRECOGNIZED";
import type { FragmentRefs } from "relay-runtime";
export type FaultForm_sandbox$data = {
  readonly faultKinds: ReadonlyArray<{
    readonly effect: string;
    readonly kind: FaultKind;
    readonly label: string;
    readonly makesCall: boolean;
    readonly needsLatency: boolean;
    readonly needsStatus: boolean;
    readonly takesMessage: boolean;
    readonly takesStatus: boolean;
  }>;
  readonly services: ReadonlyArray<{
    readonly calledPaths: ReadonlyArray<string>;
    readonly label: string;
    readonly name: SandboxServiceName;
  }>;
  readonly " $fragmentType": "FaultForm_sandbox";
};
export type FaultForm_sandbox$key = {
  readonly " $data"?: FaultForm_sandbox$data;
  readonly " $fragmentSpreads": FragmentRefs<"FaultForm_sandbox">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FaultForm_sandbox",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SandboxService",
      "kind": "LinkedField",
      "name": "services",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "calledPaths",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FaultKindDetails",
      "kind": "LinkedField",
      "name": "faultKinds",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "effect",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "makesCall",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "takesStatus",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "needsStatus",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "needsLatency",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "takesMessage",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Sandbox",
  "abstractKey": null
};
})();

(node as any).hash = "638f72767b3c53ded6da6eddb3073d1c";

export default node;
