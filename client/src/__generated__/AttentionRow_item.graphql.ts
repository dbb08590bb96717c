/**
 * @generated SignedSource<<5ca31795efaa395d9e499650d5bfbc9a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AttentionActionKind = "OPEN" | "RERUN" | "RUN_REFRESH" | "RUN_STUDY" | "UNLOCK";
import type { FragmentRefs } from "relay-runtime";
export type AttentionRow_item$data = {
  readonly action: {
    readonly decision: {
      readonly reason: string | null | undefined;
    };
    readonly kind: AttentionActionKind;
    readonly label: string;
  } | null | undefined;
  readonly node: {
    readonly " $fragmentSpreads": FragmentRefs<"describeItem_node">;
  } | null | undefined;
  readonly reason: string;
  readonly since: string | null | undefined;
  readonly subject: string;
  readonly " $fragmentType": "AttentionRow_item";
};
export type AttentionRow_item$key = {
  readonly " $data"?: AttentionRow_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"AttentionRow_item">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reason",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AttentionRow_item",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subject",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "since",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "node",
      "plural": false,
      "selections": [
        {
          "kind": "InlineDataFragmentSpread",
          "name": "describeItem_node",
          "selections": [
            {
              "alias": "type",
              "args": null,
              "kind": "ScalarField",
              "name": "__typename",
              "storageKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "providerId",
                  "storageKey": null
                }
              ],
              "type": "Provider",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "attributionId",
                  "storageKey": null
                }
              ],
              "type": "AttributionStudy",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "jobId",
                  "storageKey": null
                }
              ],
              "type": "PipelineJob",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "marketHash",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "name",
                  "storageKey": null
                }
              ],
              "type": "Market",
              "abstractKey": null
            },
            {
              "kind": "InlineFragment",
              "selections": [
                {
                  "alias": "refreshJobId",
                  "args": null,
                  "kind": "ScalarField",
                  "name": "jobId",
                  "storageKey": null
                }
              ],
              "type": "CampaignRefreshJob",
              "abstractKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AttentionAction",
      "kind": "LinkedField",
      "name": "action",
      "plural": false,
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
          "concreteType": "Decision",
          "kind": "LinkedField",
          "name": "decision",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AttentionItem",
  "abstractKey": null
};
})();

(node as any).hash = "3743bdbfabd135f7bd3375f905b47e3a";

export default node;
