/**
 * @generated SignedSource<<42a7fc026bea598b98e992ef93a83428>>
 * @relayHash 933dc72cc07f7e95da7ca055b8fae200
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f8151087b92de47a62bf28292bfc73b43935c495c1c6eb1a76785ea04e6d477a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DashboardCountsCampaignsQuery$variables = Record<PropertyKey, never>;
export type DashboardCountsCampaignsQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"DashboardCounts_campaigns">;
};
export type DashboardCountsCampaignsQuery = {
  response: DashboardCountsCampaignsQuery$data;
  variables: DashboardCountsCampaignsQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "DashboardCountsCampaignsQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "DashboardCounts_campaigns"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "DashboardCountsCampaignsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CampaignConnection",
        "kind": "LinkedField",
        "name": "campaigns",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "totalCount",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f8151087b92de47a62bf28292bfc73b43935c495c1c6eb1a76785ea04e6d477a",
    "metadata": {},
    "name": "DashboardCountsCampaignsQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "7c18987ae97124b4fad6091d74efa233";

export default node;
