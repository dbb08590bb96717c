/**
 * @generated SignedSource<<a590e78b19f47c9178794cde27cb46e6>>
 * @relayHash 4ac7dc2dad8f8b9c7e5bdf47c9b39fc7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f6a353e1700e371bb16d8dc8feed352405c06921bebc7a2ec03de357cc5c2f49

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FramesPageQuery$variables = {
  customerId: number;
  isMapShown: boolean;
  limit: number;
  offset: number;
};
export type FramesPageQuery$data = {
  readonly console: {
    readonly mapStyleUrl: string | null | undefined;
  };
  readonly customer: {
    readonly first?: {
      readonly frames: ReadonlyArray<{
        readonly frameId: number;
        readonly " $fragmentSpreads": FragmentRefs<"FramesMap_frame">;
      }>;
      readonly unreadableCount: number;
    } | null | undefined;
    readonly frames: {
      readonly frames: ReadonlyArray<{
        readonly frameId: number;
        readonly frameRef: string | null | undefined;
        readonly site: {
          readonly name: string | null | undefined;
          readonly siteId: number | null | undefined;
          readonly siteRef: string | null | undefined;
        } | null | undefined;
        readonly " $fragmentSpreads": FragmentRefs<"FrameDialog_frame" | "FramesMap_frame">;
      }>;
      readonly offset: number;
      readonly unreadableCount: number;
    };
  } | null | undefined;
};
export type FramesPageQuery = {
  response: FramesPageQuery$data;
  variables: FramesPageQuery$variables;
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
  "name": "isMapShown"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "limit"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "offset"
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "Console",
  "kind": "LinkedField",
  "name": "console",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mapStyleUrl",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v5 = [
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
v6 = [
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
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "offset",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unreadableCount",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "frameId",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "frameRef",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "siteId",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "siteRef",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v14 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "FrameDialog_frame"
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "bearing",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sectorWidth",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sectorRadius",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "address",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "latitude",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "longitude",
  "storageKey": null
},
v21 = {
  "kind": "InlineDataFragmentSpread",
  "name": "FramesMap_frame",
  "selections": [
    (v9/*:: as any*/),
    (v14/*:: as any*/),
    {
      "kind": "InlineDataFragmentSpread",
      "name": "FrameLayers_frame",
      "selections": [
        (v9/*:: as any*/),
        (v10/*:: as any*/),
        (v15/*:: as any*/),
        (v16/*:: as any*/),
        (v17/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Site",
          "kind": "LinkedField",
          "name": "site",
          "plural": false,
          "selections": [
            (v13/*:: as any*/),
            (v18/*:: as any*/),
            (v19/*:: as any*/),
            (v20/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": ([]/*:: as any*/)
    }
  ],
  "args": null,
  "argumentDefinitions": ([]/*:: as any*/)
},
v22 = [
  {
    "kind": "Literal",
    "name": "limit",
    "value": 100
  },
  {
    "kind": "Literal",
    "name": "offset",
    "value": 0
  }
],
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "metadataText",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "concreteType": "Site",
  "kind": "LinkedField",
  "name": "site",
  "plural": false,
  "selections": [
    (v11/*:: as any*/),
    (v12/*:: as any*/),
    (v13/*:: as any*/),
    (v18/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "inventoryText",
      "storageKey": null
    },
    (v23/*:: as any*/),
    (v19/*:: as any*/),
    (v20/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "FramesPageQuery",
    "selections": [
      (v4/*:: as any*/),
      {
        "alias": null,
        "args": (v5/*:: as any*/),
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v6/*:: as any*/),
            "concreteType": "FramePage",
            "kind": "LinkedField",
            "name": "frames",
            "plural": false,
            "selections": [
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Frame",
                "kind": "LinkedField",
                "name": "frames",
                "plural": true,
                "selections": [
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Site",
                    "kind": "LinkedField",
                    "name": "site",
                    "plural": false,
                    "selections": [
                      (v11/*:: as any*/),
                      (v12/*:: as any*/),
                      (v13/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v14/*:: as any*/),
                  (v21/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "condition": "isMapShown",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "kind": "CatchField",
                "field": {
                  "alias": "first",
                  "args": (v22/*:: as any*/),
                  "concreteType": "FramePage",
                  "kind": "LinkedField",
                  "name": "frames",
                  "plural": false,
                  "selections": [
                    (v8/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "Frame",
                      "kind": "LinkedField",
                      "name": "frames",
                      "plural": true,
                      "selections": [
                        (v9/*:: as any*/),
                        (v21/*:: as any*/)
                      ],
                      "storageKey": null
                    }
                  ],
                  "storageKey": "frames(limit:100,offset:0)"
                },
                "to": "NULL"
              }
            ]
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
      (v0/*:: as any*/),
      (v3/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "FramesPageQuery",
    "selections": [
      (v4/*:: as any*/),
      {
        "alias": null,
        "args": (v5/*:: as any*/),
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v6/*:: as any*/),
            "concreteType": "FramePage",
            "kind": "LinkedField",
            "name": "frames",
            "plural": false,
            "selections": [
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Frame",
                "kind": "LinkedField",
                "name": "frames",
                "plural": true,
                "selections": [
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v24/*:: as any*/),
                  (v23/*:: as any*/),
                  (v15/*:: as any*/),
                  (v16/*:: as any*/),
                  (v17/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "condition": "isMapShown",
            "kind": "Condition",
            "passingValue": true,
            "selections": [
              {
                "alias": "first",
                "args": (v22/*:: as any*/),
                "concreteType": "FramePage",
                "kind": "LinkedField",
                "name": "frames",
                "plural": false,
                "selections": [
                  (v8/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Frame",
                    "kind": "LinkedField",
                    "name": "frames",
                    "plural": true,
                    "selections": [
                      (v9/*:: as any*/),
                      (v10/*:: as any*/),
                      (v23/*:: as any*/),
                      (v24/*:: as any*/),
                      (v15/*:: as any*/),
                      (v16/*:: as any*/),
                      (v17/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "frames(limit:100,offset:0)"
              }
            ]
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
    "id": "f6a353e1700e371bb16d8dc8feed352405c06921bebc7a2ec03de357cc5c2f49",
    "metadata": {},
    "name": "FramesPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "acfa111797da2f6a2dd32c2f320c3d50";

export default node;
