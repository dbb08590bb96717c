/**
 * @generated SignedSource<<7abd16ecbf76877941f4a6183bbf1d45>>
 * @relayHash 9ccc77857951ec1653eb0619869765f9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bb52edba01975c5e43a3e323e0eca65062f3b1edb1d213aedd20238b207c5486

import type { ConcreteRequest } from 'relay-runtime';
export type FaultKind = "CUT" | "LATENCY" | "MALFORMED_ROW" | "STATUS" | "UNRECOGNIZED";
export type SandboxService = "BACKFILL" | "MAIN" | "PIPELINE" | "STORAGE" | "UNRECOGNIZED";
export type SetFaultInput = {
  kind: FaultKind;
  latencyMs?: number | null | undefined;
  path?: string;
  service?: SandboxService;
  status?: number | null | undefined;
  times?: number | null | undefined;
};
export type FaultPanelSetMutation$variables = {
  input: SetFaultInput;
};
export type FaultPanelSetMutation$data = {
  readonly setFault: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
      readonly path: ReadonlyArray<string> | null | undefined;
    }>;
  } | null | undefined;
};
export type FaultPanelSetMutation = {
  response: FaultPanelSetMutation$data;
  variables: FaultPanelSetMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "SetFaultPayload",
    "kind": "LinkedField",
    "name": "setFault",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "errors",
        "plural": true,
        "selections": [
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
            "name": "path",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "FaultPanelSetMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FaultPanelSetMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "bb52edba01975c5e43a3e323e0eca65062f3b1edb1d213aedd20238b207c5486",
    "metadata": {},
    "name": "FaultPanelSetMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "aeb285487b5b8de984620641908c09ec";

export default node;
