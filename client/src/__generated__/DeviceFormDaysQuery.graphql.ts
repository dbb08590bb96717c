/**
 * @generated SignedSource<<335f3f4f68648e425dcd99c878f27cde>>
 * @relayHash fa7e7f709a1f8104534486cc25aa293b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b880218f08f4c074189c449e8e5819fe79d0a86bf37b4270c160389dad8fd4f2

import type { ConcreteRequest } from 'relay-runtime';
export type DeviceFormDaysQuery$variables = Record<PropertyKey, never>;
export type DeviceFormDaysQuery$data = {
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
export type DeviceFormDaysQuery = {
  response: DeviceFormDaysQuery$data;
  variables: DeviceFormDaysQuery$variables;
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
    "name": "DeviceFormDaysQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "DeviceFormDaysQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b880218f08f4c074189c449e8e5819fe79d0a86bf37b4270c160389dad8fd4f2",
    "metadata": {},
    "name": "DeviceFormDaysQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "bad247eee63b204502e62e56d0daea90";

export default node;
