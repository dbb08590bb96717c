/**
 * @generated SignedSource<<04e9c097123635d1e6cc48a464350768>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FaultPanel_query$data = {
  readonly sandbox: {
    readonly faults: ReadonlyArray<{
      readonly __typename: "Fault";
    }>;
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
          "alias": null,
          "args": null,
          "concreteType": "Fault",
          "kind": "LinkedField",
          "name": "faults",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "__typename",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
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

(node as any).hash = "733bb98be280774633dbbd24023dd4cc";

export default node;
