/**
 * @generated SignedSource<<455ab4e02e192e7a188ea02e7f227743>>
 * @relayHash 34cb687e0b32b44c6522323f507f236b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 58d2c53a6c968ab44878e1eeb21efb662b458281198b29aea9c6d66aa8bcb0ca

import type { ConcreteRequest } from 'relay-runtime';
export type DatePreset = "CURRENT_MONTH" | "CURRENT_WEEK" | "CUSTOM" | "LAST_3" | "LAST_30" | "LAST_7" | "LAST_MONTH" | "LAST_WEEK" | "YESTERDAY";
export type DeviceSearchInput = {
  campaignIds: ReadonlyArray<number>;
  customerId: number;
  dates: DateRangeInput;
};
export type DateRangeInput = {
  from?: string | null | undefined;
  preset: DatePreset;
  to?: string | null | undefined;
};
export type DeviceResultQuery$variables = {
  input: DeviceSearchInput;
};
export type DeviceResultQuery$data = {
  readonly deviceSearch: {
    readonly exportPath: string;
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
        "name": "exportPath",
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
    "id": "58d2c53a6c968ab44878e1eeb21efb662b458281198b29aea9c6d66aa8bcb0ca",
    "metadata": {},
    "name": "DeviceResultQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "77b9e1b42a08479d42e1ba5b0ddf3593";

export default node;
