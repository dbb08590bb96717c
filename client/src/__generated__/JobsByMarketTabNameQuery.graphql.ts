/**
 * @generated SignedSource<<3ac2ab8d47333732b52549774692db84>>
 * @relayHash c333f09214ef9f4cafe8d62598b9024c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 131c8bb0f0fb21ffbb08e45241b12e7d57393b21ad0cd768bb6ce65be830b17b

import type { ConcreteRequest } from 'relay-runtime';
export type JobsByMarketTabNameQuery$variables = {
  hash: string;
};
export type JobsByMarketTabNameQuery$data = {
  readonly market: {
    readonly name: string;
  } | null | undefined;
};
export type JobsByMarketTabNameQuery = {
  response: JobsByMarketTabNameQuery$data;
  variables: JobsByMarketTabNameQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "hash"
  }
],
v1 = [
  {
    "fields": [
      {
        "kind": "Variable",
        "name": "hash",
        "variableName": "hash"
      }
    ],
    "kind": "ObjectValue",
    "name": "by"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "JobsByMarketTabNameQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Market",
        "kind": "LinkedField",
        "name": "market",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
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
    "name": "JobsByMarketTabNameQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Market",
        "kind": "LinkedField",
        "name": "market",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
    "id": "131c8bb0f0fb21ffbb08e45241b12e7d57393b21ad0cd768bb6ce65be830b17b",
    "metadata": {},
    "name": "JobsByMarketTabNameQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "fa66e3e19a4a8f70d45cde77365405e8";

export default node;
