/**
 * @generated SignedSource<<ff6290f035944d9103bfc549117e0a38>>
 * @relayHash 683eac9f521df08d4552ae7461f4b5e1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3556ff6d2421a0b86cb213d59e51f4665818aff19f17cebc54d44391a9fa0e7d

import type { ConcreteRequest } from 'relay-runtime';
export type DatePreset = "CURRENT_MONTH" | "CURRENT_WEEK" | "CUSTOM" | "LAST_3" | "LAST_30" | "LAST_7" | "LAST_MONTH" | "LAST_WEEK" | "YESTERDAY";
export type DateRangeInput = {
  from?: string | null | undefined;
  preset?: DatePreset;
  to?: string | null | undefined;
};
export type PixelActivityRequestsQuery$variables = {
  after?: string | null | undefined;
  before?: string | null | undefined;
  dates: DateRangeInput;
  first?: number | null | undefined;
  last?: number | null | undefined;
  pixelId: number;
};
export type PixelActivityRequestsQuery$data = {
  readonly pixel: {
    readonly requests: {
      readonly nodes: ReadonlyArray<{
        readonly deviceIp: string | null | undefined;
        readonly deviceTime: string | null | undefined;
      }>;
      readonly pageInfo: {
        readonly endCursor: string | null | undefined;
        readonly startCursor: string | null | undefined;
      };
      readonly totalCount: number;
    };
  } | null | undefined;
};
export type PixelActivityRequestsQuery = {
  response: PixelActivityRequestsQuery$data;
  variables: PixelActivityRequestsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "after"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "before"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "dates"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "last"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "pixelId"
},
v6 = [
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
v7 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "after",
      "variableName": "after"
    },
    {
      "kind": "Variable",
      "name": "before",
      "variableName": "before"
    },
    {
      "kind": "Variable",
      "name": "dates",
      "variableName": "dates"
    },
    {
      "kind": "Variable",
      "name": "first",
      "variableName": "first"
    },
    {
      "kind": "Variable",
      "name": "last",
      "variableName": "last"
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
      "concreteType": "PageInfo",
      "kind": "LinkedField",
      "name": "pageInfo",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startCursor",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "endCursor",
          "storageKey": null
        }
      ],
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
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "PixelActivityRequestsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v6/*:: as any*/),
        "concreteType": "Pixel",
        "kind": "LinkedField",
        "name": "pixel",
        "plural": false,
        "selections": [
          (v7/*:: as any*/)
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
      (v5/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v4/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "PixelActivityRequestsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v6/*:: as any*/),
        "concreteType": "Pixel",
        "kind": "LinkedField",
        "name": "pixel",
        "plural": false,
        "selections": [
          (v7/*:: as any*/),
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
    "id": "3556ff6d2421a0b86cb213d59e51f4665818aff19f17cebc54d44391a9fa0e7d",
    "metadata": {},
    "name": "PixelActivityRequestsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1bb0ebe010a5697d0ccf40ab50c12b95";

export default node;
