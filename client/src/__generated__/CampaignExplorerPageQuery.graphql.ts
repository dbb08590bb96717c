/**
 * @generated SignedSource<<c3e9702f7858dabc8d4b1a87a961deee>>
 * @relayHash fc29904b2fa0d599c5981e1453933409
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 88c4a037a47c76b8d589bee037201c9f7e891c28242ed0e79a415c495f12787a

import type { ConcreteRequest } from 'relay-runtime';
export type CampaignExplorerPageQuery$variables = Record<PropertyKey, never>;
export type CampaignExplorerPageQuery$data = {
  readonly campaignExplorer: {
    readonly greeting: string;
  };
};
export type CampaignExplorerPageQuery = {
  response: CampaignExplorerPageQuery$data;
  variables: CampaignExplorerPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "CampaignExplorer",
    "kind": "LinkedField",
    "name": "campaignExplorer",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "greeting",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "CampaignExplorerPageQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CampaignExplorerPageQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "88c4a037a47c76b8d589bee037201c9f7e891c28242ed0e79a415c495f12787a",
    "metadata": {},
    "name": "CampaignExplorerPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b26f92855975445da50242a04536a76d";

export default node;
