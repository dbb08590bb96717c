/**
 * @generated SignedSource<<6b7b29881af3fbbdb64d5ea6f3b7bcc3>>
 * @relayHash 1d3a5cebf3e76685bb7399691f0ee988
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 459219ed0e101c96ec7632c81b4ab799d3c9501f8bcc1037cb7fc311bd2b6075

import type { ConcreteRequest } from 'relay-runtime';
export type InventoryChange = "CHANGED" | "NEW" | "UNCHANGED";
export type InventoryFileType = "ASSET" | "MEDIA" | "STATIONARY";
export type CheckInventoryFileInput = {
  customerId?: number | null | undefined;
  file: null;
  types?: ReadonlyArray<InventoryFileType> | null | undefined;
};
export type ChosenFileCheckMutation$variables = {
  input: CheckInventoryFileInput;
};
export type ChosenFileCheckMutation$data = {
  readonly checkInventoryFile: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly file: {
      readonly blankRowCount: number;
      readonly changedRowCount: number | null | undefined;
      readonly columns: ReadonlyArray<{
        readonly header: string;
        readonly isUploaded: boolean;
        readonly name: string;
      }>;
      readonly faultCount: number;
      readonly faults: ReadonlyArray<{
        readonly column: string | null | undefined;
        readonly line: number;
        readonly message: string;
      }>;
      readonly lowercasedCellCount: number;
      readonly newRowCount: number | null | undefined;
      readonly preview: ReadonlyArray<{
        readonly cells: ReadonlyArray<string | null | undefined>;
        readonly change: InventoryChange | null | undefined;
        readonly changedColumns: ReadonlyArray<string>;
        readonly line: number;
      }>;
      readonly problemCount: number;
      readonly problems: ReadonlyArray<{
        readonly column: string | null | undefined;
        readonly line: number;
        readonly message: string;
      }>;
      readonly rowCount: number;
      readonly type: InventoryFileType | null | undefined;
      readonly unchangedRowCount: number | null | undefined;
      readonly upload: {
        readonly allowed: boolean;
        readonly reason: string | null | undefined;
      };
    } | null | undefined;
  } | null | undefined;
};
export type ChosenFileCheckMutation = {
  response: ChosenFileCheckMutation$data;
  variables: ChosenFileCheckMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "line",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v3 = [
  (v1/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "column",
    "storageKey": null
  },
  (v2/*:: as any*/)
],
v4 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
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
            "kind": "ScalarField",
            "name": "type",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Decision",
            "kind": "LinkedField",
            "name": "upload",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "allowed",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "reason",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "rowCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "blankRowCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lowercasedCellCount",
            "storageKey": null
          },
          {
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
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "newRowCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "changedRowCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "unchangedRowCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "InventoryRow",
            "kind": "LinkedField",
            "name": "preview",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "cells",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "change",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "changedColumns",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "InventoryFinding",
            "kind": "LinkedField",
            "name": "faults",
            "plural": true,
            "selections": (v3/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "faultCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "InventoryFinding",
            "kind": "LinkedField",
            "name": "problems",
            "plural": true,
            "selections": (v3/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "problemCount",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "errors",
        "plural": true,
        "selections": [
          (v2/*:: as any*/)
        ],
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
    "metadata": null,
    "name": "ChosenFileCheckMutation",
    "selections": (v4/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ChosenFileCheckMutation",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "459219ed0e101c96ec7632c81b4ab799d3c9501f8bcc1037cb7fc311bd2b6075",
    "metadata": {},
    "name": "ChosenFileCheckMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "acb83bc82a0828db8d6422fddae338df";

export default node;
