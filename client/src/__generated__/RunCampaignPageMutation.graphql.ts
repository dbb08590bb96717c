/**
 * @generated SignedSource<<29b184bc94c6155baefc0f9584a533ac>>
 * @relayHash 285e516ab8e73675f92bfa8f160776f9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a2684e2c1a14abad0a8db321da1c64574abf02708d063a0f47f8c1ff3b3b4685

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RunStationaryCampaignInput = {
  campaignId: number;
  endDate?: string | null | undefined;
  includeRunning?: boolean;
  only?: ReadonlyArray<MarketRunKey> | null | undefined;
  startDate: string;
};
export type MarketRunKey = {
  date: string;
  marketId: number;
};
export type RunCampaignPageMutation$variables = {
  input: RunStationaryCampaignInput;
};
export type RunCampaignPageMutation$data = {
  readonly run: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly outcomes: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"useRunForm_outcome">;
    }>;
  } | null | undefined;
};
export type RunCampaignPageMutation = {
  response: RunCampaignPageMutation$data;
  variables: RunCampaignPageMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "MarketRun",
    "kind": "LinkedField",
    "name": "run",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "marketId",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "date",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "UserError",
    "kind": "LinkedField",
    "name": "error",
    "plural": false,
    "selections": [
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isOutcomeUnknown",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
],
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "UserError",
  "kind": "LinkedField",
  "name": "errors",
  "plural": true,
  "selections": [
    (v2/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "RunCampaignPageMutation",
    "selections": [
      {
        "alias": "run",
        "args": (v1/*:: as any*/),
        "concreteType": "RunStationaryCampaignPayload",
        "kind": "LinkedField",
        "name": "runStationaryCampaign",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "MarketRunOutcome",
            "kind": "LinkedField",
            "name": "outcomes",
            "plural": true,
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "useRunForm_outcome",
                "selections": (v3/*:: as any*/),
                "args": null,
                "argumentDefinitions": []
              }
            ],
            "storageKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RunCampaignPageMutation",
    "selections": [
      {
        "alias": "run",
        "args": (v1/*:: as any*/),
        "concreteType": "RunStationaryCampaignPayload",
        "kind": "LinkedField",
        "name": "runStationaryCampaign",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "MarketRunOutcome",
            "kind": "LinkedField",
            "name": "outcomes",
            "plural": true,
            "selections": (v3/*:: as any*/),
            "storageKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "a2684e2c1a14abad0a8db321da1c64574abf02708d063a0f47f8c1ff3b3b4685",
    "metadata": {},
    "name": "RunCampaignPageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3e8cd7cd0870843c9cf49b4176f70eec";

export default node;
