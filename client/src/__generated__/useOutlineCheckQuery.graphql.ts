/**
 * @generated SignedSource<<01d96bfa8ddb3e9cbfe7d263f0b95c52>>
 * @relayHash eeebcb3301333ce63c90dfc5a7dceb21
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7e48175b4689508ca07aa229847a99ddbf41661d09bbde0a8418df43e782d015

import type { ConcreteRequest } from 'relay-runtime';
export type useOutlineCheckQuery$variables = {
  text: string;
};
export type useOutlineCheckQuery$data = {
  readonly geoJsonCheck: {
    readonly featureCount: number;
    readonly isValid: boolean;
    readonly message: string;
    readonly place: string | null | undefined;
    readonly reason: string | null | undefined;
  };
};
export type useOutlineCheckQuery = {
  response: useOutlineCheckQuery$data;
  variables: useOutlineCheckQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "text"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "text",
        "variableName": "text"
      }
    ],
    "concreteType": "GeoJsonCheck",
    "kind": "LinkedField",
    "name": "geoJsonCheck",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isValid",
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
        "name": "featureCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "place",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "reason",
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
    "name": "useOutlineCheckQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useOutlineCheckQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7e48175b4689508ca07aa229847a99ddbf41661d09bbde0a8418df43e782d015",
    "metadata": {},
    "name": "useOutlineCheckQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "28ad199451c46ee0cc11acc788aea930";

export default node;
