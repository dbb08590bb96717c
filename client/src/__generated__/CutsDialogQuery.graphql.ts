/**
 * @generated SignedSource<<7578df099d6ce5a2158e9ef1051b6dff>>
 * @relayHash 53bd1915957256b78e11972d1b5cb85b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 516030b74a1ae62995392e4ad32f907fae284d2406da00e99288ff1ec1da2c10

import type { ConcreteRequest } from 'relay-runtime';
export type CutsDialogQuery$variables = {
  studyId: number;
};
export type CutsDialogQuery$data = {
  readonly cutOptions: ReadonlyArray<string>;
  readonly study: {
    readonly cuts: ReadonlyArray<{
      readonly cutOrderOne: string;
      readonly cutOrderTwo: string | null | undefined;
    }>;
    readonly revision: string;
  } | null | undefined;
};
export type CutsDialogQuery = {
  response: CutsDialogQuery$data;
  variables: CutsDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "studyId"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cutOptions",
  "storageKey": null
},
v2 = [
  {
    "kind": "Variable",
    "name": "studyId",
    "variableName": "studyId"
  }
],
v3 = {
  "alias": "revision",
  "args": null,
  "kind": "ScalarField",
  "name": "cutsRevision",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "Cut",
  "kind": "LinkedField",
  "name": "cuts",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cutOrderOne",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cutOrderTwo",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "CutsDialogQuery",
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Study",
        "kind": "LinkedField",
        "name": "study",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CutsDialogQuery",
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Study",
        "kind": "LinkedField",
        "name": "study",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
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
    "id": "516030b74a1ae62995392e4ad32f907fae284d2406da00e99288ff1ec1da2c10",
    "metadata": {},
    "name": "CutsDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "82f36bc61600628b4d52c4962f1ed78f";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
