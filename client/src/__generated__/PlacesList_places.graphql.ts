/**
 * @generated SignedSource<<9875f68cb6689121190c2b3145d62206>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlacesList_places$data = {
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
  readonly " $fragmentType": "PlacesList_places";
};
export type PlacesList_places$key = {
  readonly " $data"?: PlacesList_places$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlacesList_places">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PlacesList_places",
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
  "type": "StudyPlaceConnection",
  "abstractKey": null
};

(node as any).hash = "f2ff9c66fc0572c3ddfd18e63a56b7e8";

export default node;
