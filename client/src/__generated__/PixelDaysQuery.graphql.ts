/**
 * @generated SignedSource<<0994a9ae3fb785e11f2bec8c6849ca81>>
 * @relayHash a57fabd353df8c5a59ce6626d283cc1a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fb73d2f1f0fe05d56d37294601954567e0f82e72aa8f4651e103696c3bfff7c9

import type { ConcreteRequest } from 'relay-runtime';
export type DatePreset = "CURRENT_MONTH" | "CURRENT_WEEK" | "CUSTOM" | "LAST_30_DAYS" | "LAST_3_DAYS" | "LAST_7_DAYS" | "LAST_MONTH" | "LAST_WEEK" | "NEXT_30_DAYS" | "NEXT_7_DAYS" | "TODAY" | "YESTERDAY";
export type DateRangeInput = {
  from?: string | null | undefined;
  preset?: DatePreset;
  to?: string | null | undefined;
};
export type PixelDaysQuery$variables = {
  dates: DateRangeInput;
  pixelId: number;
};
export type PixelDaysQuery$data = {
  readonly pixel: {
    readonly requests: {
      readonly nodes: ReadonlyArray<{
        readonly deviceTime: string | null | undefined;
      }>;
      readonly totalCount: number;
    };
  } | null | undefined;
};
export type PixelDaysQuery = {
  response: PixelDaysQuery$data;
  variables: PixelDaysQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "dates"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "pixelId"
},
v2 = [
  {
    "kind": "Variable",
    "name": "pixelId",
    "variableName": "pixelId"
  }
],
v3 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "dates",
      "variableName": "dates"
    },
    {
      "kind": "Literal",
      "name": "first",
      "value": 5000
    }
  ],
  "concreteType": "PixelRequestConnection",
  "kind": "LinkedField",
  "name": "requests",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PixelRequest",
      "kind": "LinkedField",
      "name": "nodes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "deviceTime",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "PixelDaysQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Pixel",
        "kind": "LinkedField",
        "name": "pixel",
        "plural": false,
        "selections": [
          (v3/*:: as any*/)
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
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "PixelDaysQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Pixel",
        "kind": "LinkedField",
        "name": "pixel",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
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
    "id": "fb73d2f1f0fe05d56d37294601954567e0f82e72aa8f4651e103696c3bfff7c9",
    "metadata": {},
    "name": "PixelDaysQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "568be79aa4a89ee0f68c95e1e60c6963";

export default node;
