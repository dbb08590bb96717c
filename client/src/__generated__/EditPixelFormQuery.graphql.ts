/**
 * @generated SignedSource<<78d96c69192209374e58906fb2103432>>
 * @relayHash 2530385432f05067351b184bbe10637a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID abd075e75ec18b10f332aef7baee4700ec0c0045446e42b8993135321542ffd3

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditPixelFormQuery$variables = {
  pixelId: number;
};
export type EditPixelFormQuery$data = {
  readonly pixel: {
    readonly campaign: {
      readonly " $fragmentSpreads": FragmentRefs<"PixelForm_campaign">;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"PixelForm_pixel">;
  } | null | undefined;
};
export type EditPixelFormQuery = {
  response: EditPixelFormQuery$data;
  variables: EditPixelFormQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "pixelId"
  }
],
v1 = [
  {
    "fields": [
      {
        "kind": "Variable",
        "name": "pixelId",
        "variableName": "pixelId"
      }
    ],
    "kind": "ObjectValue",
    "name": "by"
  }
],
v2 = {
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
    "name": "EditPixelFormQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Pixel",
        "kind": "LinkedField",
        "name": "pixel",
        "plural": false,
        "selections": [
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
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "PixelForm_campaign"
                }
              ],
              "storageKey": null
            },
            "to": "NULL"
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
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "EditPixelFormQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Pixel",
        "kind": "LinkedField",
        "name": "pixel",
        "plural": false,
        "selections": [
          {
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
                "name": "customerId",
                "storageKey": null
              },
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
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
            "name": "uuid",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "displayName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "page",
            "storageKey": null
          },
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
            "name": "funnelStage",
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
            "name": "url",
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "abd075e75ec18b10f332aef7baee4700ec0c0045446e42b8993135321542ffd3",
    "metadata": {},
    "name": "EditPixelFormQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "70e4025cc87f8ca4871fb7befca77c30";

export default node;
