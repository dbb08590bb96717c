/**
 * @generated SignedSource<<38db48a2ed5ec5ee902667a2cc795f95>>
 * @relayHash f809c62297185acb789074e0d013c168
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4111f8b06493fe88bbda674c24601277d12e3f183c02b54aefeef446d4aff8d1

import type { ConcreteRequest } from 'relay-runtime';
export type FramesPageAllQuery$variables = {
  customerId: number;
  limit: number;
  offset: number;
};
export type FramesPageAllQuery$data = {
  readonly customer: {
    readonly frames: {
      readonly frames: ReadonlyArray<{
        readonly frameId: number;
        readonly frameRef: string | null | undefined;
        readonly site: {
          readonly name: string | null | undefined;
          readonly siteId: number | null | undefined;
          readonly siteRef: string | null | undefined;
        } | null | undefined;
      }>;
      readonly hasNextPage: boolean;
      readonly unreadableCount: number;
    };
  } | null | undefined;
};
export type FramesPageAllQuery = {
  response: FramesPageAllQuery$data;
  variables: FramesPageAllQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "customerId"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "limit"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "offset"
},
v3 = [
  {
    "fields": [
      {
        "kind": "Variable",
        "name": "customerId",
        "variableName": "customerId"
      }
    ],
    "kind": "ObjectValue",
    "name": "by"
  }
],
v4 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "limit",
      "variableName": "limit"
    },
    {
      "kind": "Variable",
      "name": "offset",
      "variableName": "offset"
    }
  ],
  "concreteType": "FramePage",
  "kind": "LinkedField",
  "name": "frames",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Frame",
      "kind": "LinkedField",
      "name": "frames",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "frameId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "frameRef",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Site",
          "kind": "LinkedField",
          "name": "site",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "siteId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "siteRef",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unreadableCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasNextPage",
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
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "FramesPageAllQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          (v4/*:: as any*/)
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
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "FramesPageAllQuery",
    "selections": [
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          (v4/*:: as any*/),
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
    "id": "4111f8b06493fe88bbda674c24601277d12e3f183c02b54aefeef446d4aff8d1",
    "metadata": {},
    "name": "FramesPageAllQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7585041d54b138a46e4b567f4f20f968";

export default node;
