/**
 * @generated SignedSource<<877095ff082eb19bded667fb88cc9d61>>
 * @relayHash b28b40b570d50df1c1fdf99f2bd29e04
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c24f19965316db858dc1dddcaaba2efb5fdeed71ce34b121092ef05d6d4c5155

import type { ConcreteRequest } from 'relay-runtime';
export type PixelListTitleQuery$variables = {
  campaignId: number;
};
export type PixelListTitleQuery$data = {
  readonly campaign: {
    readonly campaignRef: string;
  } | null | undefined;
};
export type PixelListTitleQuery = {
  response: PixelListTitleQuery$data;
  variables: PixelListTitleQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "campaignId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "campaignId",
    "variableName": "campaignId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "campaignRef",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "PixelListTitleQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Campaign",
        "kind": "LinkedField",
        "name": "campaign",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
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
    "name": "PixelListTitleQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Campaign",
        "kind": "LinkedField",
        "name": "campaign",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "c24f19965316db858dc1dddcaaba2efb5fdeed71ce34b121092ef05d6d4c5155",
    "metadata": {},
    "name": "PixelListTitleQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "027accecf0a987ee062c3218633be3f5";

export default node;
