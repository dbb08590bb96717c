/**
 * @generated SignedSource<<9664ab15ba6dbf94d570811fba16c3a8>>
 * @relayHash 76c51fdd6423eb53b1275c47adccecb4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f03e34298a1617b323187b47a7ad0525c75c773e221a9d990f9820ba01203698

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
    readonly total: number;
    readonly unique: number;
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
        "name": "total",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "unique",
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
    "id": "f03e34298a1617b323187b47a7ad0525c75c773e221a9d990f9820ba01203698",
    "metadata": {},
    "name": "DeviceResultQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3702446dbf06239716a024b831d00ac9";

export default node;
