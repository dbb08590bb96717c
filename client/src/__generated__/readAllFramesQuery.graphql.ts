/**
 * @generated SignedSource<<001b6a5e27f2a91d05ef09edf5539cc2>>
 * @relayHash 4478b0da3cc9ba4e20e0e9ac474ab986
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7c6a391be4643aa582902ccc21e2dc542e11b302ea095ffaa60823ef06dbee97

import type { ConcreteRequest } from 'relay-runtime';
export type readAllFramesQuery$variables = {
  customerId: number;
  limit: number;
  offset: number;
};
export type readAllFramesQuery$data = {
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
    };
  } | null | undefined;
};
export type readAllFramesQuery = {
  response: readAllFramesQuery$data;
  variables: readAllFramesQuery$variables;
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
    "name": "readAllFramesQuery",
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
    "name": "readAllFramesQuery",
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
    "id": "7c6a391be4643aa582902ccc21e2dc542e11b302ea095ffaa60823ef06dbee97",
    "metadata": {},
    "name": "readAllFramesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "750d22c35a5611c19ae331eb5977cbba";

export default node;
