/**
 * @generated SignedSource<<8300271d1d74b423ed64de07076fb8eb>>
 * @relayHash cb02a0805e627e4f84bacb305fb33b9e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID faebf0e3418e9efe4f1dce3c684aedf3964852cc27e763a4d88bb940b3213915

import type { ConcreteRequest } from 'relay-runtime';
export type AttentionKind = "BLOCKED_STUDY" | "CAMPAIGN_WITHOUT_PIXEL" | "DUE_STUDY" | "FAILED_MARKET_JOB" | "FAILED_REFRESH_JOB" | "MARKED_STUDY" | "MISSING_MARKET_JOBS" | "NEVER_SEEN_PROVIDER" | "STALE_PROVIDER" | "STUCK_LOCK" | "UNFINISHED_STUDY" | "UNREADABLE_LIST" | "VEHICLE_NEEDS_ATTENTION";
export type SidebarCountsQuery$variables = Record<PropertyKey, never>;
export type SidebarCountsQuery$data = {
  readonly attentionSummary: {
    readonly kinds: ReadonlyArray<{
      readonly count: number | null | undefined;
      readonly kind: AttentionKind;
    }>;
  } | null | undefined;
};
export type SidebarCountsQuery = {
  response: SidebarCountsQuery$data;
  variables: SidebarCountsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "AttentionSummary",
    "kind": "LinkedField",
    "name": "attentionSummary",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "AttentionKindCount",
        "kind": "LinkedField",
        "name": "kinds",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "kind",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "count",
            "storageKey": null
          }
        ],
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
    "metadata": null,
    "name": "SidebarCountsQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SidebarCountsQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "faebf0e3418e9efe4f1dce3c684aedf3964852cc27e763a4d88bb940b3213915",
    "metadata": {},
    "name": "SidebarCountsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4406c40ed83305c0a1d8778661c5ec87";

export default node;
