/**
 * @generated SignedSource<<0b32305208570568e61823a1d1989200>>
 * @relayHash 28f1ced732a9f734e6b0606a45e3ef06
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f292ef31fc4d833e409324f911453eeb13e8327b25853bea4fa5a41bbe3a94f5

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CampaignPixelDetailsPageQuery$variables = {
  campaignId: number;
  pixelId: number;
};
export type CampaignPixelDetailsPageQuery$data = {
  readonly campaign: {
    readonly campaignRef: string;
    readonly customerName: string | null | undefined;
  } | null | undefined;
  readonly pixel: {
    readonly funnelStageLabel: string | null | undefined;
    readonly name: string;
    readonly pageLabel: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"CheckPixelButton_pixel" | "CopyPixelLinkButton_pixel" | "PixelActivity_pixel">;
  } | null | undefined;
};
export type CampaignPixelDetailsPageQuery = {
  response: CampaignPixelDetailsPageQuery$data;
  variables: CampaignPixelDetailsPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "campaignId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "pixelId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "pixelId",
    "variableName": "pixelId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pageLabel",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "funnelStageLabel",
  "storageKey": null
},
v5 = [
  {
    "kind": "Variable",
    "name": "campaignId",
    "variableName": "campaignId"
  }
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "campaignRef",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "customerName",
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
    "name": "CampaignPixelDetailsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Pixel",
        "kind": "LinkedField",
        "name": "pixel",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CheckPixelButton_pixel"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CopyPixelLinkButton_pixel"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "PixelActivity_pixel"
          }
        ],
        "storageKey": null
      },
      {
        "kind": "CatchField",
        "field": {
          "alias": null,
          "args": (v5/*:: as any*/),
          "concreteType": "Campaign",
          "kind": "LinkedField",
          "name": "campaign",
          "plural": false,
          "selections": [
            (v6/*:: as any*/),
            (v7/*:: as any*/)
          ],
          "storageKey": null
        },
        "to": "NULL"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CampaignPixelDetailsPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Pixel",
        "kind": "LinkedField",
        "name": "pixel",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "pixelId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "link",
            "storageKey": null
          },
          (v8/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v5/*:: as any*/),
        "concreteType": "Campaign",
        "kind": "LinkedField",
        "name": "campaign",
        "plural": false,
        "selections": [
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f292ef31fc4d833e409324f911453eeb13e8327b25853bea4fa5a41bbe3a94f5",
    "metadata": {},
    "name": "CampaignPixelDetailsPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4ec4813a394fbea2147f6b8988066a08";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
