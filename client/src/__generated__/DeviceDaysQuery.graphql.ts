/**
 * @generated SignedSource<<6373fd84e9a35aba383a6f89ed580fe1>>
 * @relayHash e6c44cb8e1ee2373281fe71b0e153ff8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 86da5776a069c34f2de37ab6c66214d69940f7b5f03db3412d54546e196d55e0

import type { ConcreteRequest } from 'relay-runtime';
export type DeviceDaysQuery$variables = Record<PropertyKey, never>;
export type DeviceDaysQuery$data = {
  readonly last30: {
    readonly from: string;
    readonly to: string;
  };
  readonly last7: {
    readonly from: string;
    readonly to: string;
  };
  readonly yesterday: {
    readonly from: string;
    readonly to: string;
  };
};
export type DeviceDaysQuery = {
  response: DeviceDaysQuery$data;
  variables: DeviceDaysQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "from",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "to",
    "storageKey": null
  }
],
v1 = [
  {
    "alias": "yesterday",
    "args": [
      {
        "kind": "Literal",
        "name": "dates",
        "value": {
          "preset": "YESTERDAY"
        }
      }
    ],
    "concreteType": "DateRange",
    "kind": "LinkedField",
    "name": "dateRange",
    "plural": false,
    "selections": (v0/*:: as any*/),
    "storageKey": "dateRange(dates:{\"preset\":\"YESTERDAY\"})"
  },
  {
    "alias": "last7",
    "args": [
      {
        "kind": "Literal",
        "name": "dates",
        "value": {
          "preset": "LAST_7"
        }
      }
    ],
    "concreteType": "DateRange",
    "kind": "LinkedField",
    "name": "dateRange",
    "plural": false,
    "selections": (v0/*:: as any*/),
    "storageKey": "dateRange(dates:{\"preset\":\"LAST_7\"})"
  },
  {
    "alias": "last30",
    "args": [
      {
        "kind": "Literal",
        "name": "dates",
        "value": {
          "preset": "LAST_30"
        }
      }
    ],
    "concreteType": "DateRange",
    "kind": "LinkedField",
    "name": "dateRange",
    "plural": false,
    "selections": (v0/*:: as any*/),
    "storageKey": "dateRange(dates:{\"preset\":\"LAST_30\"})"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "DeviceDaysQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "DeviceDaysQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "86da5776a069c34f2de37ab6c66214d69940f7b5f03db3412d54546e196d55e0",
    "metadata": {},
    "name": "DeviceDaysQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "053d14c3295a3bb779844117aa81342e";

export default node;
