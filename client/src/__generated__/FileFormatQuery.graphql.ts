/**
 * @generated SignedSource<<bbf90c0c23fcb3facc69a0439222d6ed>>
 * @relayHash 8e984545b302a98a62a5e4319226b8c7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d7c129d8c1d3dde3f4fb74d45af128b64ab75984659b1f1b9d03b1d6b57305a2

import type { ConcreteRequest } from 'relay-runtime';
export type InventoryFileType = "ASSET" | "MEDIA" | "STATIONARY";
export type FileFormatQuery$variables = Record<PropertyKey, never>;
export type FileFormatQuery$data = {
  readonly inventoryFileTypes: ReadonlyArray<{
    readonly columns: ReadonlyArray<{
      readonly expected: string | null | undefined;
      readonly isRequired: boolean;
      readonly meaning: string;
      readonly name: string;
      readonly otherNames: ReadonlyArray<string>;
    }>;
    readonly label: string;
    readonly type: InventoryFileType;
  }>;
};
export type FileFormatQuery = {
  response: FileFormatQuery$data;
  variables: FileFormatQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "InventoryFileTypeInfo",
    "kind": "LinkedField",
    "name": "inventoryFileTypes",
    "plural": true,
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
        "kind": "ScalarField",
        "name": "label",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "KnownInventoryColumn",
        "kind": "LinkedField",
        "name": "columns",
        "plural": true,
        "selections": [
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
            "name": "meaning",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "expected",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isRequired",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "otherNames",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "FileFormatQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "FileFormatQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "d7c129d8c1d3dde3f4fb74d45af128b64ab75984659b1f1b9d03b1d6b57305a2",
    "metadata": {},
    "name": "FileFormatQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8bafc278830d356c634f60e393fef586";

export default node;
