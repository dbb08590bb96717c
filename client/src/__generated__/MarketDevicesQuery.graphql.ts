/**
 * @generated SignedSource<<bc12f784c6957d4c4bdca8bceec32031>>
 * @relayHash cbe1eb487334e875d31ac7a1e4b5f331
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4b344d2be0284c546a734ac49e73b242875e5025f43b475853fb81ed6ebe6233

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MarketDevicesQuery$variables = {
  first: number;
  hash: string;
  key: string;
};
export type MarketDevicesQuery$data = {
  readonly market: {
    readonly debugPinFile: {
      readonly label: string;
      readonly " $fragmentSpreads": FragmentRefs<"DeviceLayer_file" | "DeviceSummary_file" | "DevicesTable_file">;
    } | null | undefined;
  } | null | undefined;
};
export type MarketDevicesQuery = {
  response: MarketDevicesQuery$data;
  variables: MarketDevicesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hash"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "key"
},
v3 = [
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
v4 = [
  {
    "kind": "Variable",
    "name": "key",
    "variableName": "key"
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v6 = [
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "first"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "MarketDevicesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Market",
        "kind": "LinkedField",
        "name": "market",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v4/*:: as any*/),
            "concreteType": "DebugPinFile",
            "kind": "LinkedField",
            "name": "debugPinFile",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              {
                "args": (v6/*:: as any*/),
                "kind": "FragmentSpread",
                "name": "DeviceLayer_file"
              },
              {
                "args": (v6/*:: as any*/),
                "kind": "FragmentSpread",
                "name": "DevicesTable_file"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "DeviceSummary_file"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "MarketDevicesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Market",
        "kind": "LinkedField",
        "name": "market",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v4/*:: as any*/),
            "concreteType": "DebugPinFile",
            "kind": "LinkedField",
            "name": "debugPinFile",
            "plural": false,
            "selections": [
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "totalDevices",
                "storageKey": null
              },
              {
                "alias": null,
                "args": (v6/*:: as any*/),
                "concreteType": "DebugPin",
                "kind": "LinkedField",
                "name": "pins",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "latitude",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "longitude",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "deviceId",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "seenAt",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "uniqueDevices",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
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
    "id": "4b344d2be0284c546a734ac49e73b242875e5025f43b475853fb81ed6ebe6233",
    "metadata": {},
    "name": "MarketDevicesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "400d84a24bac38c33735c08650c4471e";

export default node;
