/**
 * @generated SignedSource<<cdd365b175b016a6d78de22b1a054470>>
 * @relayHash 1b3871d07ffd5258c180a267d2bf0b24
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b7a282839514eec08b033c9e35d93f4fd81a5536887dc57ebf97e9ecaa851c63

import type { ConcreteRequest } from 'relay-runtime';
import type { Result } from "relay-runtime";
export type StudySelectionQuery$variables = {
  studyId: number;
};
export type StudySelectionQuery$data = {
  readonly study: {
    readonly cuts: Result<ReadonlyArray<{
      readonly cutOrderOne: string;
      readonly cutOrderTwo: string | null | undefined;
    }>, unknown>;
    readonly name: string;
    readonly selectedPlaces: Result<ReadonlyArray<{
      readonly city: string | null | undefined;
      readonly name: string;
      readonly placeId: string;
      readonly region: string | null | undefined;
    }>, unknown>;
    readonly studyId: number;
  } | null | undefined;
};
export type StudySelectionQuery = {
  response: StudySelectionQuery$data;
  variables: StudySelectionQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "studyId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "studyId",
    "variableName": "studyId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "studyId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "placeId",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "city",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "region",
  "storageKey": null
},
v7 = {
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
},
v8 = {
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
    "name": "StudySelectionQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Study",
        "kind": "LinkedField",
        "name": "study",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "kind": "CatchField",
            "field": {
              "alias": null,
              "args": null,
              "concreteType": "Place",
              "kind": "LinkedField",
              "name": "selectedPlaces",
              "plural": true,
              "selections": [
                (v4/*:: as any*/),
                (v3/*:: as any*/),
                (v5/*:: as any*/),
                (v6/*:: as any*/)
              ],
              "storageKey": null
            },
            "to": "RESULT"
          },
          {
            "kind": "CatchField",
            "field": (v7/*:: as any*/),
            "to": "RESULT"
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "StudySelectionQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Study",
        "kind": "LinkedField",
        "name": "study",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Place",
            "kind": "LinkedField",
            "name": "selectedPlaces",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              (v3/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v8/*:: as any*/)
            ],
            "storageKey": null
          },
          (v7/*:: as any*/),
          (v8/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "b7a282839514eec08b033c9e35d93f4fd81a5536887dc57ebf97e9ecaa851c63",
    "metadata": {},
    "name": "StudySelectionQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e5d755ebea29edf83c4f3e11858d248e";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
