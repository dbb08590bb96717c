/**
 * @generated SignedSource<<c7795baf4caa3018c32d87077c36cf63>>
 * @relayHash 479735cd6ec429b11258390131567dd1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID df3f64315208fd113f866749c59c885145c75806783ed68f2a0bfc3acd8084bc

import type { ConcreteRequest } from 'relay-runtime';
export type DeviceFormDaysQuery$variables = Record<PropertyKey, never>;
export type DeviceFormDaysQuery$data = {
  readonly developer: {
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
    "alias": null,
    "args": null,
    "concreteType": "Developer",
    "kind": "LinkedField",
    "name": "developer",
    "plural": false,
    "selections": [
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
              "preset": "LAST_7_DAYS"
            }
          }
        ],
        "concreteType": "DateRange",
        "kind": "LinkedField",
        "name": "dateRange",
        "plural": false,
        "selections": (v0/*:: as any*/),
        "storageKey": "dateRange(dates:{\"preset\":\"LAST_7_DAYS\"})"
      },
      {
        "alias": "last30",
        "args": [
          {
            "kind": "Literal",
            "name": "dates",
            "value": {
              "preset": "LAST_30_DAYS"
            }
          }
        ],
        "concreteType": "DateRange",
        "kind": "LinkedField",
        "name": "dateRange",
        "plural": false,
        "selections": (v0/*:: as any*/),
        "storageKey": "dateRange(dates:{\"preset\":\"LAST_30_DAYS\"})"
      }
    ],
    "storageKey": null
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
    "id": "df3f64315208fd113f866749c59c885145c75806783ed68f2a0bfc3acd8084bc",
    "metadata": {},
    "name": "DeviceFormDaysQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6429ba822557cd45505ee76d502e4820";

export default node;
