/**
 * @generated SignedSource<<dcccae0a57a096ada3d1e209694c77a2>>
 * @relayHash 7526f63e756d120a28a723bfac6bc11b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6f838436825b26ccc0125df90025d8ddc5918647304ffb96713ae0b0540ef470

import type { ConcreteRequest } from 'relay-runtime';
export type AttentionKind = "BLOCKED_STUDY" | "CAMPAIGN_WITHOUT_PIXEL" | "DUE_STUDY" | "FAILED_MARKET_JOB" | "FAILED_REFRESH_JOB" | "MARKED_STUDY" | "MISSING_MARKET_JOBS" | "NEVER_SEEN_PROVIDER" | "STALE_PROVIDER" | "STUCK_LOCK" | "UNFINISHED_STUDY" | "UNREADABLE_LIST" | "VEHICLE_NEEDS_ATTENTION";
export type SidebarCountsQuery$variables = Record<PropertyKey, never>;
export type SidebarCountsQuery$data = {
  readonly attentionSummary: {
    readonly kinds: ReadonlyArray<{
      readonly count: number | null | undefined;
      readonly kind: AttentionKind;
      readonly label: string;
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
            "name": "label",
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
    "id": "6f838436825b26ccc0125df90025d8ddc5918647304ffb96713ae0b0540ef470",
    "metadata": {},
    "name": "SidebarCountsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b718fa74cecac6e57f4b8bf18916b8fb";

export default node;
