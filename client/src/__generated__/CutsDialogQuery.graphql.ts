/**
 * @generated SignedSource<<9205caa08a082f4e9266b19615f8f749>>
 * @relayHash b202a623438302a25c65327f7a8e42ca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 70ede36745314d158132c3a8913eebdf09b894ae7b20882d335eb06b6132c2dd

import type { ConcreteRequest } from 'relay-runtime';
export type CutsDialogQuery$variables = {
  attributionId: number;
};
export type CutsDialogQuery$data = {
  readonly cutOptions: ReadonlyArray<string>;
  readonly study: {
    readonly cuts: ReadonlyArray<{
      readonly cutOrderOne: string;
      readonly cutOrderTwo: string | null | undefined;
    }>;
  } | null | undefined;
};
export type CutsDialogQuery = {
  response: CutsDialogQuery$data;
  variables: CutsDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "attributionId"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cutOptions",
  "storageKey": null
},
v2 = [
  {
    "fields": [
      {
        "kind": "Variable",
        "name": "attributionId",
        "variableName": "attributionId"
      }
    ],
    "kind": "ObjectValue",
    "name": "by"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Cut",
  "kind": "LinkedField",
  "name": "cuts",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cutOrderOne",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cutOrderTwo",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "CutsDialogQuery",
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "AttributionStudy",
        "kind": "LinkedField",
        "name": "study",
        "plural": false,
        "selections": [
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CutsDialogQuery",
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "AttributionStudy",
        "kind": "LinkedField",
        "name": "study",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "70ede36745314d158132c3a8913eebdf09b894ae7b20882d335eb06b6132c2dd",
    "metadata": {},
    "name": "CutsDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "349ba9e7afed00e309c9a31b1cdff375";

export default node;
