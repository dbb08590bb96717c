/**
 * @generated SignedSource<<f7a809a0d8eee67570323a9bfdc43d8d>>
 * @relayHash a9e734202b23798f996b669394428a74
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6f13f4891cbf1c43c834919d5132b5108c3c1ece36795e5a82a1eee5bc3d982f

import type { ConcreteRequest } from 'relay-runtime';
export type ReportExplorerTabQuery$variables = Record<PropertyKey, never>;
export type ReportExplorerTabQuery$data = {
  readonly reportMarkets: ReadonlyArray<{
    readonly marketId: number;
    readonly name: string;
  }>;
};
export type ReportExplorerTabQuery = {
  response: ReportExplorerTabQuery$data;
  variables: ReportExplorerTabQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "marketId",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "ReportExplorerTabQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Market",
        "kind": "LinkedField",
        "name": "reportMarkets",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ReportExplorerTabQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Market",
        "kind": "LinkedField",
        "name": "reportMarkets",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
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
    "id": "6f13f4891cbf1c43c834919d5132b5108c3c1ece36795e5a82a1eee5bc3d982f",
    "metadata": {},
    "name": "ReportExplorerTabQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3bd9d8b263d5478031cec287df431f45";

export default node;
