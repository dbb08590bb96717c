/**
 * @generated SignedSource<<e1f8feef7c58c4220da828af91d0196e>>
 * @relayHash 878b83bb924fab4c475340921afcdc60
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0ea1905163ecf5f90cfb9e5dad60afb72fb313874f1cc9b6d9a043fcbf02bb5d

import type { ConcreteRequest } from 'relay-runtime';
export type DatePreset = "CURRENT_MONTH" | "CURRENT_WEEK" | "CUSTOM" | "LAST_30_DAYS" | "LAST_3_DAYS" | "LAST_7_DAYS" | "LAST_MONTH" | "LAST_WEEK" | "NEXT_30_DAYS" | "NEXT_7_DAYS" | "TODAY" | "YESTERDAY";
export type DeviceSearchInput = {
  campaignIds: ReadonlyArray<number>;
  customerId: number;
  dates: DateRangeInput;
};
export type DateRangeInput = {
  from?: string | null | undefined;
  preset?: DatePreset;
  to?: string | null | undefined;
};
export type DevicesPageQuery$variables = {
  input: DeviceSearchInput;
};
export type DevicesPageQuery$data = {
  readonly deviceSearch: {
    readonly dates: {
      readonly from: string;
      readonly to: string;
    };
    readonly exportPath: string;
    readonly fileRowCount: number;
    readonly sightingCount: number;
    readonly uniqueDeviceCount: number;
  };
};
export type DevicesPageQuery = {
  response: DevicesPageQuery$data;
  variables: DevicesPageQuery$variables;
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
    "concreteType": "DeviceSearch",
    "kind": "LinkedField",
    "name": "deviceSearch",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "sightingCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "uniqueDeviceCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "fileRowCount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "exportPath",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "DateRange",
        "kind": "LinkedField",
        "name": "dates",
        "plural": false,
        "selections": [
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
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "DevicesPageQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DevicesPageQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "0ea1905163ecf5f90cfb9e5dad60afb72fb313874f1cc9b6d9a043fcbf02bb5d",
    "metadata": {},
    "name": "DevicesPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "70dd76515f73474379317e5f521a96c1";

export default node;
