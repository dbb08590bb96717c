/**
 * @generated SignedSource<<6d1d536767b68387560c391a401d5e58>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReasonOverview_query$data = {
  readonly supportedAssetsCheck: {
    readonly failureReasons: ReadonlyArray<{
      readonly count: number;
      readonly label: string;
      readonly reason: string;
      readonly wouldBecomeEligible: number;
    }>;
  };
  readonly " $fragmentType": "ReasonOverview_query";
};
export type ReasonOverview_query$key = {
  readonly " $data"?: ReasonOverview_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReasonOverview_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "input"
    },
    {
      "kind": "RootArgument",
      "name": "run"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReasonOverview_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "input",
          "variableName": "input"
        },
        {
          "kind": "Variable",
          "name": "run",
          "variableName": "run"
        }
      ],
      "concreteType": "SupportedAssetsCheck",
      "kind": "LinkedField",
      "name": "supportedAssetsCheck",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "SupportedAssetsFailureReason",
          "kind": "LinkedField",
          "name": "failureReasons",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "reason",
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
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "wouldBecomeEligible",
              "storageKey": null
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
};

(node as any).hash = "c53bae98c9b0e84e377853752b6ec900";

export default node;
