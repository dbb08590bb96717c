/**
 * @generated SignedSource<<f2e36cae5abc7c46fb74d5b30e42a929>>
 * @relayHash 70544c5685d6195aaeadf717de1692f1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bfe1d475e10d4ba9d7bbc1a054bcba1e49cfcbc5fa18ce75eb6500589804e169

import type { ConcreteRequest } from 'relay-runtime';
export type PixelListTitleQuery$variables = {
  campaignId: number;
};
export type PixelListTitleQuery$data = {
  readonly campaign: {
    readonly name: string;
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
    "fields": [
      {
        "kind": "Variable",
        "name": "campaignId",
        "variableName": "campaignId"
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
  "name": "name",
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
    "id": "bfe1d475e10d4ba9d7bbc1a054bcba1e49cfcbc5fa18ce75eb6500589804e169",
    "metadata": {},
    "name": "PixelListTitleQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "24720a5bc2371c6dbf69738876cc0369";

export default node;
