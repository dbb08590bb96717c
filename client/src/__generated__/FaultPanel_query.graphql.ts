/**
 * @generated SignedSource<<1f3ec74b90eaf1afbd290d86bdc33328>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FaultPanel_query$data = {
  readonly sandbox: {
    readonly " $fragmentSpreads": FragmentRefs<"FaultForm_sandbox" | "FaultTable_sandbox">;
  } | null | undefined;
  readonly " $fragmentType": "FaultPanel_query";
};
export type FaultPanel_query$key = {
  readonly " $data"?: FaultPanel_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"FaultPanel_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FaultPanel_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Sandbox",
      "kind": "LinkedField",
      "name": "sandbox",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "FaultForm_sandbox"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "FaultTable_sandbox"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "a086d20acfb5d547e343a7c64135f1d4";

export default node;
