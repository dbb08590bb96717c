/**
 * @generated SignedSource<<7904786fac672bfc194386b084c33405>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type PixelRows_query$data = {
  readonly pixels: {
    readonly nodes: ReadonlyArray<{
      readonly campaign: Result<{
        readonly campaignId: number;
        readonly name: string;
        readonly " $fragmentSpreads": FragmentRefs<"PixelForm_campaign">;
      } | null | undefined, unknown>;
      readonly customer: {
        readonly slug: string;
      } | null | undefined;
      readonly funnelStageLabel: string | null | undefined;
      readonly name: string;
      readonly pageLabel: string | null | undefined;
      readonly pixelId: number;
      readonly requestCount: number | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"PixelActions_pixel" | "PixelForm_pixel">;
    }>;
    readonly totalCount: number;
  };
  readonly " $fragmentType": "PixelRows_query";
};
export type PixelRows_query$key = {
  readonly " $data"?: PixelRows_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"PixelRows_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
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
  "name": "PixelRows_query",
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
              "name": "pixelId",
              "storageKey": null
            },
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "pageLabel",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "funnelStageLabel",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "requestCount",
              "storageKey": null
            },
            {
              "kind": "CatchField",
              "field": {
                "alias": null,
                "args": null,
                "concreteType": "Campaign",
                "kind": "LinkedField",
                "name": "campaign",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "campaignId",
                    "storageKey": null
                  },
                  (v0/*:: as any*/),
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "PixelForm_campaign"
                  }
                ],
                "storageKey": null
              },
              "to": "RESULT"
            },
            {
              "kind": "CatchField",
              "field": {
                "alias": null,
                "args": null,
                "concreteType": "Customer",
                "kind": "LinkedField",
                "name": "customer",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "slug",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              "to": "NULL"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "PixelActions_pixel"
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "PixelForm_pixel"
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
})();

(node as any).hash = "a9a8467472281a1c8e9bfa904a9d5a31";

export default node;
