/**
 * @generated SignedSource<<ba2373616d3aeff8ce96a242bd6b20b1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useReasonLabels_query$data = {
  readonly supportedAssetsCheck: {
    readonly failureReasons: ReadonlyArray<{
      readonly label: string;
      readonly reason: string;
    }>;
  };
  readonly " $fragmentType": "useReasonLabels_query";
};
export type useReasonLabels_query$key = {
  readonly " $data"?: useReasonLabels_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"useReasonLabels_query">;
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
  "name": "useReasonLabels_query",
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

(node as any).hash = "7d2363fd17c0b0fb749fd753ae137eaa";

export default node;
