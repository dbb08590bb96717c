/**
 * @generated SignedSource<<cf629305a7cb2dc5c4e15290afcea3bc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlacesTable_study$data = {
  readonly places: {
    readonly nodes: ReadonlyArray<{
      readonly place: {
        readonly address: string | null | undefined;
        readonly city: string | null | undefined;
        readonly countryCode: string | null | undefined;
        readonly geoType: string | null | undefined;
        readonly name: string;
        readonly placeId: string;
        readonly postalCode: string | null | undefined;
        readonly region: string | null | undefined;
      };
    }>;
    readonly totalCount: number;
    readonly unreadableCount: number;
  };
  readonly " $fragmentType": "PlacesTable_study";
};
export type PlacesTable_study$key = {
  readonly " $data"?: PlacesTable_study$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlacesTable_study">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PlacesTable_study",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 5000
        }
      ],
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
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "placeId",
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
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "places(first:5000)"
    }
  ],
  "type": "AttributionStudy",
  "abstractKey": null
};

(node as any).hash = "b036e1e473e1b901b2f69766c6e03f39";

export default node;
