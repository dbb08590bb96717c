/**
 * @generated SignedSource<<2c61b0cd0f5fc1f3016338b7df180bd7>>
 * @relayHash 8b2fdc0f6fe74adcc71062331d981e03
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4ef9a603279af57b81aaeffb34ef231445984a887c66f50f85ed7db1ca3863e1

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type SelectPlacesPageQuery$variables = {
  studyId: number;
};
export type SelectPlacesPageQuery$data = {
  readonly console: {
    readonly mapStyleUrl: string | null | undefined;
  };
  readonly study: {
    readonly name: string;
    readonly places: Result<{
      readonly " $fragmentSpreads": FragmentRefs<"PlacesList_places">;
    }, unknown>;
    readonly revision: string;
    readonly selectedPlaces: Result<ReadonlyArray<{
      readonly name: string;
      readonly placeId: string;
    }>, unknown>;
    readonly studyId: number;
  } | null | undefined;
};
export type SelectPlacesPageQuery = {
  response: SelectPlacesPageQuery$data;
  variables: SelectPlacesPageQuery$variables;
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
  "alias": "revision",
  "args": null,
  "kind": "ScalarField",
  "name": "placesRevision",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "placeId",
  "storageKey": null
},
v6 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 5000
  }
],
v7 = {
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
    "name": "SelectPlacesPageQuery",
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
          (v4/*:: as any*/),
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
                (v5/*:: as any*/),
                (v3/*:: as any*/)
              ],
              "storageKey": null
            },
            "to": "RESULT"
          },
          {
            "kind": "CatchField",
            "field": {
              "alias": null,
              "args": (v6/*:: as any*/),
              "concreteType": "StudyPlaceConnection",
              "kind": "LinkedField",
              "name": "places",
              "plural": false,
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "PlacesList_places"
                }
              ],
              "storageKey": "places(first:5000)"
            },
            "to": "RESULT"
          }
        ],
        "storageKey": null
      },
      (v7/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SelectPlacesPageQuery",
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
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Place",
            "kind": "LinkedField",
            "name": "selectedPlaces",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              (v3/*:: as any*/),
              (v8/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v6/*:: as any*/),
            "concreteType": "StudyPlaceConnection",
            "kind": "LinkedField",
            "name": "places",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "totalCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "unreadableCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "StudyPlace",
                "kind": "LinkedField",
                "name": "nodes",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Place",
                    "kind": "LinkedField",
                    "name": "place",
                    "plural": false,
                    "selections": [
                      (v5/*:: as any*/),
                      (v3/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "address",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "city",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "region",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "postalCode",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "countryCode",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "geoType",
                        "storageKey": null
                      },
                      (v8/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "places(first:5000)"
          },
          (v8/*:: as any*/)
        ],
        "storageKey": null
      },
      (v7/*:: as any*/)
    ]
  },
  "params": {
    "id": "4ef9a603279af57b81aaeffb34ef231445984a887c66f50f85ed7db1ca3863e1",
    "metadata": {},
    "name": "SelectPlacesPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cbe87c0e0d5c281e81dcbbab8d2026be";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
