/**
 * @generated SignedSource<<be85da0f1e2a4a35be5fe485dbfca735>>
 * @relayHash 2e870ee633d8cdfe49bb0b06d94861e3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 33fbd4b5bc015469b0d8525a1d1db70c137573a4ddef48c80a77070dfd103aea

import type { ConcreteRequest } from 'relay-runtime';
export type DatePreset = "CURRENT_MONTH" | "CURRENT_WEEK" | "CUSTOM" | "LAST_3" | "LAST_30" | "LAST_7" | "LAST_MONTH" | "LAST_WEEK" | "YESTERDAY";
export type DateRangeInput = {
  from?: string | null | undefined;
  preset: DatePreset;
  to?: string | null | undefined;
};
export type PixelRequestsQuery$variables = {
  dates: DateRangeInput;
  pixelId: number;
};
export type PixelRequestsQuery$data = {
  readonly pixel: {
    readonly requests: {
      readonly nodes: ReadonlyArray<{
        readonly deviceIp: string | null | undefined;
        readonly deviceTime: string | null | undefined;
      }>;
      readonly totalCount: number;
    };
  } | null | undefined;
};
export type PixelRequestsQuery = {
  response: PixelRequestsQuery$data;
  variables: PixelRequestsQuery$variables;
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
    "fields": [
      {
        "kind": "Variable",
        "name": "pixelId",
        "variableName": "pixelId"
      }
    ],
    "kind": "ObjectValue",
    "name": "by"
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
          "name": "deviceIp",
          "storageKey": null
        },
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
    "name": "PixelRequestsQuery",
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
    "name": "PixelRequestsQuery",
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
    "id": "33fbd4b5bc015469b0d8525a1d1db70c137573a4ddef48c80a77070dfd103aea",
    "metadata": {},
    "name": "PixelRequestsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e9095745206db063119a44ad5f2db10d";

export default node;
