/**
 * @generated SignedSource<<e12b6d34a74e83130fc424c1ef5f9ddf>>
 * @relayHash 5c6ac0dab1cd4e7a200e6942d57046b4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 563ca4bee2887a4b4ac7ef26d3ad4423f377a3311caadd82311b7bf7110cdbee

import type { ConcreteRequest } from 'relay-runtime';
export type BackfillJobType = "DIGITAL_STATIONARY" | "DIGITAL_TRANSIT" | "STATIC_TRANSIT";
export type BackfillCheckInput = {
  customerId?: number | null | undefined;
  files?: ReadonlyArray<BackfillFileInput>;
  jobType?: BackfillJobType | null | undefined;
  marketId?: number | null | undefined;
  providerId?: number | null | undefined;
};
export type BackfillFileInput = {
  name: string;
  start?: string | null | undefined;
};
export type useBackfillCheckQuery$variables = {
  input: BackfillCheckInput;
};
export type useBackfillCheckQuery$data = {
  readonly backfillCheck: {
    readonly error: {
      readonly message: string;
      readonly path: ReadonlyArray<string> | null | undefined;
    } | null | undefined;
    readonly fileTypes: {
      readonly reason: string | null | undefined;
    };
  };
};
export type useBackfillCheckQuery = {
  response: useBackfillCheckQuery$data;
  variables: useBackfillCheckQuery$variables;
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
    "concreteType": "BackfillCheck",
    "kind": "LinkedField",
    "name": "backfillCheck",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Decision",
        "kind": "LinkedField",
        "name": "fileTypes",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "reason",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "error",
        "plural": false,
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
    "name": "useBackfillCheckQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useBackfillCheckQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "563ca4bee2887a4b4ac7ef26d3ad4423f377a3311caadd82311b7bf7110cdbee",
    "metadata": {},
    "name": "useBackfillCheckQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c82356de47ab0d2d9489918b5bf44a58";

export default node;
