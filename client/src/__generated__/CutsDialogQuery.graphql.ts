/**
 * @generated SignedSource<<0681fbf835b835712712199dbd92a509>>
 * @relayHash eda2fb37e8f1f870537bc745b0fc5fba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e7b6c74d8e895fa3ec4dc864f79ded2b4a89c2e511d4f6d781b28b8db5822b1b

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
    readonly revision: string;
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
  "alias": "revision",
  "args": null,
  "kind": "ScalarField",
  "name": "cutsRevision",
  "storageKey": null
},
v4 = {
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
          (v3/*:: as any*/),
          (v4/*:: as any*/)
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
          (v4/*:: as any*/),
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
    "id": "e7b6c74d8e895fa3ec4dc864f79ded2b4a89c2e511d4f6d781b28b8db5822b1b",
    "metadata": {},
    "name": "CutsDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "efd62db2d4f64d6ca28f62fadcb5300d";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
