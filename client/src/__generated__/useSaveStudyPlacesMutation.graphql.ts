/**
 * @generated SignedSource<<8d9e163c79f332cae0e4806e09a2726e>>
 * @relayHash 839d6d8a6f9fafdd5347e90aa6e05c4f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID def3f7e96fddd49573e889085aaf509b797828f6a22af3cb432bdc19d97a56f7

import type { ConcreteRequest } from 'relay-runtime';
export type SaveStudyPlacesInput = {
  attributionId: number;
  placeIds: ReadonlyArray<string>;
};
export type useSaveStudyPlacesMutation$variables = {
  input: SaveStudyPlacesInput;
};
export type useSaveStudyPlacesMutation$data = {
  readonly saveStudyPlaces: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly study: {
      readonly selectedPlaces: ReadonlyArray<{
        readonly placeId: string;
      }> | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type useSaveStudyPlacesMutation = {
  response: useSaveStudyPlacesMutation$data;
  variables: useSaveStudyPlacesMutation$variables;
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
  "name": "placeId",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "UserError",
  "kind": "LinkedField",
  "name": "errors",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v4 = {
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
    "metadata": null,
    "name": "useSaveStudyPlacesMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SaveStudyPlacesPayload",
        "kind": "LinkedField",
        "name": "saveStudyPlaces",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "AttributionStudy",
            "kind": "LinkedField",
            "name": "study",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Place",
                "kind": "LinkedField",
                "name": "selectedPlaces",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
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
    "name": "useSaveStudyPlacesMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SaveStudyPlacesPayload",
        "kind": "LinkedField",
        "name": "saveStudyPlaces",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "AttributionStudy",
            "kind": "LinkedField",
            "name": "study",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Place",
                "kind": "LinkedField",
                "name": "selectedPlaces",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              },
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "def3f7e96fddd49573e889085aaf509b797828f6a22af3cb432bdc19d97a56f7",
    "metadata": {},
    "name": "useSaveStudyPlacesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "258d8f5bff504b4474ff5a815c339138";

export default node;
