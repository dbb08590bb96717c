/**
 * @generated SignedSource<<0307b6acb5fd6738edf8abcbd6aca4d1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type DebugLogTabs_log$data = {
  readonly debugId: string;
  readonly details: Result<{
    readonly hasErrorsToShow: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"DebugLogConversation_details" | "DebugLogErrors_details" | "DebugLogOverview_details" | "DebugLogPerformance_details" | "DebugLogTechnical_details">;
  }, unknown>;
  readonly hasErrors: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"DebugLogOverview_log" | "DebugLogRaw_log">;
  readonly " $fragmentType": "DebugLogTabs_log";
};
export type DebugLogTabs_log$key = {
  readonly " $data"?: DebugLogTabs_log$data;
  readonly " $fragmentSpreads": FragmentRefs<"DebugLogTabs_log">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DebugLogTabs_log",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "debugId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasErrors",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DebugLogOverview_log"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DebugLogRaw_log"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "DebugLogDetails",
        "kind": "LinkedField",
        "name": "details",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hasErrorsToShow",
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "DebugLogOverview_details"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "DebugLogConversation_details"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "DebugLogPerformance_details"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "DebugLogTechnical_details"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "DebugLogErrors_details"
          }
        ],
        "storageKey": null
      },
      "to": "RESULT"
    }
  ],
  "type": "DebugLog",
  "abstractKey": null
};

(node as any).hash = "a2d2a2d5f03cdf5beb5032e4b01b62d5";

export default node;
