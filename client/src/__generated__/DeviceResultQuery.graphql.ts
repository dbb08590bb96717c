/**
 * @generated SignedSource<<eeb31c2d20156384ccf92cfe008654dc>>
 * @relayHash 8479b7acef39457123856ab72ed1d25f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9aff11b35ab55f457d59ae2bcc5f05492b0ca2893c44dffa53e16b37a7f2bf27

import type { ConcreteRequest } from 'relay-runtime';
export type DatePreset = "CURRENT_MONTH" | "CURRENT_WEEK" | "CUSTOM" | "LAST_3" | "LAST_30" | "LAST_7" | "LAST_MONTH" | "LAST_WEEK" | "YESTERDAY";
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
export type DeviceResultQuery$variables = {
  input: DeviceSearchInput;
};
export type DeviceResultQuery$data = {
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
export type DeviceResultQuery = {
  response: DeviceResultQuery$data;
  variables: DeviceResultQuery$variables;
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
    "name": "DeviceResultQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DeviceResultQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9aff11b35ab55f457d59ae2bcc5f05492b0ca2893c44dffa53e16b37a7f2bf27",
    "metadata": {},
    "name": "DeviceResultQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a20b38c374cc72137c464e5702d2c59a";

export default node;
