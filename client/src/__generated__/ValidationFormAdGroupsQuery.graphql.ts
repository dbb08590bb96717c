/**
 * @generated SignedSource<<4e649842723574bb82efead942b6c990>>
 * @relayHash 178fa391104c8399bc391ba1efe84bca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 04655877ee8db72743d4273fb06d4bcd59c6dcd3db57a07ddb90661646303162

import type { ConcreteRequest } from 'relay-runtime';
import type { Result } from "relay-runtime";
export type ValidationFormAdGroupsQuery$variables = {
  customerId: number;
};
export type ValidationFormAdGroupsQuery$data = {
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
export type ValidationFormAdGroupsQuery = {
  response: ValidationFormAdGroupsQuery$data;
  variables: ValidationFormAdGroupsQuery$variables;
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
        "items": [
          {
            "kind": "Variable",
            "name": "customerIds.0",
            "variableName": "customerId"
          }
        ],
        "kind": "ListValue",
        "name": "customerIds"
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
    "name": "ValidationFormAdGroupsQuery",
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
    "name": "ValidationFormAdGroupsQuery",
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
    "id": "04655877ee8db72743d4273fb06d4bcd59c6dcd3db57a07ddb90661646303162",
    "metadata": {},
    "name": "ValidationFormAdGroupsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "20b2096d217eae09672ef311502ae842";

export default node;
