/**
 * @generated SignedSource<<1ff35f766ce5326814e650959ee714cc>>
 * @relayHash c256b5486ae01f275f915b3f0271c324
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 44ddd266352685903d1701cd9021215a151575d83ee3cc4beb61734899b40457

import type { ConcreteRequest } from 'relay-runtime';
export type SaveStudyPlacesInput = {
  attributionId: number;
  placeIds: ReadonlyArray<string>;
  revision?: string | null | undefined;
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
      readonly placesRevision: string;
      readonly selectedPlaces: ReadonlyArray<{
        readonly name: string;
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
  "name": "placesRevision",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "placeId",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v5 = {
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
v6 = {
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
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Place",
                "kind": "LinkedField",
                "name": "selectedPlaces",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v5/*:: as any*/)
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
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Place",
                "kind": "LinkedField",
                "name": "selectedPlaces",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v6/*:: as any*/)
                ],
                "storageKey": null
              },
              (v6/*:: as any*/)
            ],
            "storageKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "44ddd266352685903d1701cd9021215a151575d83ee3cc4beb61734899b40457",
    "metadata": {},
    "name": "useSaveStudyPlacesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "917997a3a715b8c8a6ae970021e09c47";

export default node;
