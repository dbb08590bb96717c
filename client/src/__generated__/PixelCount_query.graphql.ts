/**
 * @generated SignedSource<<e9b659109beb9b204813ca5e4d8a986b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PixelCount_query$data = {
  readonly pixels: {
    readonly nodes: ReadonlyArray<{
      readonly __typename: "Pixel";
    }>;
    readonly totalCount: number;
  };
  readonly " $fragmentType": "PixelCount_query";
};
export type PixelCount_query$key = {
  readonly " $data"?: PixelCount_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"PixelCount_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "of"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PixelCount_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 5000
        },
        {
          "kind": "Variable",
          "name": "of",
          "variableName": "of"
        }
      ],
      "concreteType": "PixelConnection",
      "kind": "LinkedField",
      "name": "pixels",
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
          "concreteType": "Pixel",
          "kind": "LinkedField",
          "name": "nodes",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "__typename",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "bf5fec2aae4f4b97acd18325009526af";

export default node;
