/**
 * @generated SignedSource<<8ab4b1680e8ff31da45dd2775b173337>>
 * @relayHash 4fe5d1123384dbb8133a87a322a54a37
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 64a56711358c9abf4a0cc097a4d3fe6cb24b0d17f43310d3caa3a231255fdd8d

import type { ConcreteRequest } from 'relay-runtime';
import type { Result } from "relay-runtime";
export type AdGroupFieldQuery$variables = {
  customerId: number;
};
export type AdGroupFieldQuery$data = {
  readonly campaigns: {
    readonly nodes: ReadonlyArray<{
      readonly adGroups: Result<ReadonlyArray<{
        readonly adGroupId: number;
        readonly name: string;
      }>, unknown>;
      readonly name: string;
    }>;
  };
};
export type AdGroupFieldQuery = {
  response: AdGroupFieldQuery$data;
  variables: AdGroupFieldQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "customerId"
  }
],
v1 = [
  {
    "fields": [
      {
        "kind": "Variable",
        "name": "customerId",
        "variableName": "customerId"
      }
    ],
    "kind": "ObjectValue",
    "name": "filter"
  },
  {
    "kind": "Literal",
    "name": "first",
    "value": 10
  },
  {
    "kind": "Literal",
    "name": "orderBy",
    "value": {
      "direction": "DESC",
      "field": "ACTIVE_TO"
    }
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
  "name": "adGroupId",
  "storageKey": null
},
v4 = {
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
    "name": "AdGroupFieldQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CampaignConnection",
        "kind": "LinkedField",
        "name": "campaigns",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Campaign",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              {
                "kind": "CatchField",
                "field": {
                  "alias": null,
                  "args": null,
                  "concreteType": "AdGroup",
                  "kind": "LinkedField",
                  "name": "adGroups",
                  "plural": true,
                  "selections": [
                    (v3/*:: as any*/),
                    (v2/*:: as any*/)
                  ],
                  "storageKey": null
                },
                "to": "RESULT"
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
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AdGroupFieldQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CampaignConnection",
        "kind": "LinkedField",
        "name": "campaigns",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Campaign",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "AdGroup",
                "kind": "LinkedField",
                "name": "adGroups",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
                  (v2/*:: as any*/),
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              },
              (v4/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "64a56711358c9abf4a0cc097a4d3fe6cb24b0d17f43310d3caa3a231255fdd8d",
    "metadata": {},
    "name": "AdGroupFieldQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f28945c7d8f747b860781d6f7c487d3d";

export default node;
