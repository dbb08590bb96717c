/**
 * @generated SignedSource<<d5d08f13c396cf907b9fdadc82c3fe0a>>
 * @relayHash 8b6441174cfd63368a8c2804baecefbc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4a05543393ebb6abef0cd63677044525505d66b25d08fe3009f1aac5215a48d9

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InventoryFileType = "ASSET" | "MEDIA" | "STATIONARY";
export type CheckInventoryFileInput = {
  customerId?: number | null | undefined;
  file: null;
  types?: ReadonlyArray<InventoryFileType> | null | undefined;
};
export type useInventoryFileCheckMutation$variables = {
  input: CheckInventoryFileInput;
};
export type useInventoryFileCheckMutation$data = {
  readonly checkInventoryFile: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly file: {
      readonly upload: {
        readonly allowed: boolean;
      };
      readonly " $fragmentSpreads": FragmentRefs<"InventoryPreview_file" | "InventoryProblems_file" | "InventorySummary_file" | "RefusedInventory_file">;
    } | null | undefined;
  } | null | undefined;
};
export type useInventoryFileCheckMutation = {
  response: useInventoryFileCheckMutation$data;
  variables: useInventoryFileCheckMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "allowed",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reason",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "line",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v7 = [
  (v5/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "column",
    "storageKey": null
  },
  (v6/*:: as any*/)
],
v8 = {
  "alias": null,
  "args": null,
  "concreteType": "InventoryFinding",
  "kind": "LinkedField",
  "name": "faults",
  "plural": true,
  "selections": (v7/*:: as any*/),
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "faultCount",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "InventoryColumn",
  "kind": "LinkedField",
  "name": "columns",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "header",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isUploaded",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "concreteType": "InventoryRow",
  "kind": "LinkedField",
  "name": "preview",
  "plural": true,
  "selections": [
    (v5/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cells",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rowCount",
  "storageKey": null
},
v13 = {
  "kind": "InlineDataFragmentSpread",
  "name": "InventoryPreview_file",
  "selections": [
    (v10/*:: as any*/),
    (v11/*:: as any*/),
    (v8/*:: as any*/),
    (v12/*:: as any*/)
  ],
  "args": null,
  "argumentDefinitions": ([]/*:: as any*/)
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "blankRowCount",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lowercasedCellCount",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "concreteType": "InventoryFinding",
  "kind": "LinkedField",
  "name": "problems",
  "plural": true,
  "selections": (v7/*:: as any*/),
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "problemCount",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "concreteType": "UserError",
  "kind": "LinkedField",
  "name": "errors",
  "plural": true,
  "selections": [
    (v6/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useInventoryFileCheckMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CheckInventoryFilePayload",
        "kind": "LinkedField",
        "name": "checkInventoryFile",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "InventoryFile",
            "kind": "LinkedField",
            "name": "file",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Decision",
                "kind": "LinkedField",
                "name": "upload",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "kind": "InlineDataFragmentSpread",
                "name": "RefusedInventory_file",
                "selections": [
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Decision",
                    "kind": "LinkedField",
                    "name": "upload",
                    "plural": false,
                    "selections": [
                      (v4/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v8/*:: as any*/),
                  (v9/*:: as any*/),
                  (v13/*:: as any*/)
                ],
                "args": null,
                "argumentDefinitions": []
              },
              {
                "kind": "InlineDataFragmentSpread",
                "name": "InventorySummary_file",
                "selections": [
                  (v3/*:: as any*/),
                  (v12/*:: as any*/),
                  (v14/*:: as any*/),
                  (v15/*:: as any*/)
                ],
                "args": null,
                "argumentDefinitions": []
              },
              {
                "kind": "InlineDataFragmentSpread",
                "name": "InventoryProblems_file",
                "selections": [
                  (v16/*:: as any*/),
                  (v17/*:: as any*/)
                ],
                "args": null,
                "argumentDefinitions": []
              },
              (v13/*:: as any*/)
            ],
            "storageKey": null
          },
          (v18/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useInventoryFileCheckMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CheckInventoryFilePayload",
        "kind": "LinkedField",
        "name": "checkInventoryFile",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "InventoryFile",
            "kind": "LinkedField",
            "name": "file",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Decision",
                "kind": "LinkedField",
                "name": "upload",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              },
              (v3/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              (v14/*:: as any*/),
              (v15/*:: as any*/),
              (v16/*:: as any*/),
              (v17/*:: as any*/)
            ],
            "storageKey": null
          },
          (v18/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "4a05543393ebb6abef0cd63677044525505d66b25d08fe3009f1aac5215a48d9",
    "metadata": {},
    "name": "useInventoryFileCheckMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7606aaabe58986fbfe02f2d5bd9b764c";

export default node;
