/**
 * @generated SignedSource<<cddae8f747d9535a5ce29b0ba5a4d343>>
 * @relayHash 857dd03630a69a403183261538b008aa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 34e5303bf2ab4a5dd09517e5b1c829061e30f6430dd872f8b01ed298d3b287d5

import type { ConcreteRequest } from 'relay-runtime';
import type { Result } from "relay-runtime";
export type VehiclePairing = "CONFIRMED" | "NEEDS_ATTENTION" | "NOT_FOUND" | "UNRECOGNIZED";
export type VehicleProcessing = "ACTIVE" | "OTHER" | "RETIRED";
export type VehiclesTabQuery$variables = {
  slug: string;
};
export type VehiclesTabQuery$data = {
  readonly customer: {
    readonly vehicleSummary: {
      readonly active: number | null | undefined;
      readonly inactive: number | null | undefined;
      readonly providers: number | null | undefined;
      readonly retired: number | null | undefined;
      readonly total: number | null | undefined;
    };
    readonly vehicles: {
      readonly nodes: ReadonlyArray<{
        readonly assetId: number;
        readonly assetRef: string;
        readonly assetType: string | null | undefined;
        readonly classRef: string | null | undefined;
        readonly displayName: string | null | undefined;
        readonly group: string | null | undefined;
        readonly label: string;
        readonly owner: string | null | undefined;
        readonly paired: VehiclePairing | null | undefined;
        readonly pairedLabel: string | null | undefined;
        readonly processing: VehicleProcessing;
        readonly processingLabel: string;
        readonly providerName: string | null | undefined;
        readonly statusLabel: string;
      }>;
      readonly totalCount: number;
      readonly unreadableCount: number;
    };
  } | null | undefined;
  readonly mediaClassifications: Result<ReadonlyArray<{
    readonly name: string;
  }>, unknown>;
  readonly mediaOwners: Result<ReadonlyArray<{
    readonly name: string;
  }>, unknown>;
};
export type VehiclesTabQuery = {
  response: VehiclesTabQuery$data;
  variables: VehiclesTabQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "slug"
  }
],
v1 = [
  {
    "fields": [
      {
        "kind": "Variable",
        "name": "slug",
        "variableName": "slug"
      }
    ],
    "kind": "ObjectValue",
    "name": "by"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "VehicleSummary",
  "kind": "LinkedField",
  "name": "vehicleSummary",
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
      "name": "active",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "inactive",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "retired",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "providers",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v3 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 5000
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unreadableCount",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "assetId",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "assetRef",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "displayName",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "processing",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "processingLabel",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "statusLabel",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "paired",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pairedLabel",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "assetType",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "classRef",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "owner",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "providerName",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "group",
  "storageKey": null
},
v20 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
],
v21 = {
  "alias": null,
  "args": null,
  "concreteType": "MediaOwner",
  "kind": "LinkedField",
  "name": "mediaOwners",
  "plural": true,
  "selections": (v20/*:: as any*/),
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "concreteType": "MediaClassification",
  "kind": "LinkedField",
  "name": "mediaClassifications",
  "plural": true,
  "selections": (v20/*:: as any*/),
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "VehiclesTabQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": (v3/*:: as any*/),
            "concreteType": "VehicleConnection",
            "kind": "LinkedField",
            "name": "vehicles",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Vehicle",
                "kind": "LinkedField",
                "name": "nodes",
                "plural": true,
                "selections": [
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  (v14/*:: as any*/),
                  (v15/*:: as any*/),
                  (v16/*:: as any*/),
                  (v17/*:: as any*/),
                  (v18/*:: as any*/),
                  (v19/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": "vehicles(first:5000)"
          }
        ],
        "storageKey": null
      },
      {
        "kind": "CatchField",
        "field": (v21/*:: as any*/),
        "to": "RESULT"
      },
      {
        "kind": "CatchField",
        "field": (v22/*:: as any*/),
        "to": "RESULT"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "VehiclesTabQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": (v3/*:: as any*/),
            "concreteType": "VehicleConnection",
            "kind": "LinkedField",
            "name": "vehicles",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Vehicle",
                "kind": "LinkedField",
                "name": "nodes",
                "plural": true,
                "selections": [
                  (v6/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  (v14/*:: as any*/),
                  (v15/*:: as any*/),
                  (v16/*:: as any*/),
                  (v17/*:: as any*/),
                  (v18/*:: as any*/),
                  (v19/*:: as any*/),
                  (v23/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": "vehicles(first:5000)"
          },
          (v23/*:: as any*/)
        ],
        "storageKey": null
      },
      (v21/*:: as any*/),
      (v22/*:: as any*/)
    ]
  },
  "params": {
    "id": "34e5303bf2ab4a5dd09517e5b1c829061e30f6430dd872f8b01ed298d3b287d5",
    "metadata": {},
    "name": "VehiclesTabQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8ef2153c3be4f557f20f264ac01cede2";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
