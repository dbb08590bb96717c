/**
 * @generated SignedSource<<f5f9e905b1c4c120dbc31831bbb77c80>>
 * @relayHash 94a145071bb573576b36ddd84489efec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7846d81557d21494a94190e5e19a032a72fbef4e3007edee13584b80cbd5f322

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewCampaignJobPageQuery$variables = Record<PropertyKey, never>;
export type NewCampaignJobPageQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"NewCampaignJobForm_query">;
};
export type NewCampaignJobPageQuery = {
  response: NewCampaignJobPageQuery$data;
  variables: NewCampaignJobPageQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "NewCampaignJobPageQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "NewCampaignJobForm_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "NewCampaignJobPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CampaignRunJob",
        "kind": "LinkedField",
        "name": "campaignRunJobs",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "jobType",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "label",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Decision",
            "kind": "LinkedField",
            "name": "run",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "allowed",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "7846d81557d21494a94190e5e19a032a72fbef4e3007edee13584b80cbd5f322",
    "metadata": {},
    "name": "NewCampaignJobPageQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "317eb4b6a3e3aebd543c682d22d103ad";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
