/**
 * @generated SignedSource<<953997a208ed48e4acf842137ea0b13c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TurnJumps_interaction$data = ReadonlyArray<{
  readonly feedback: {
    readonly __typename: "Feedback";
  } | null | undefined;
  readonly shortPrompt: string;
  readonly turn: number;
  readonly " $fragmentType": "TurnJumps_interaction";
}>;
export type TurnJumps_interaction$key = ReadonlyArray<{
  readonly " $data"?: TurnJumps_interaction$data;
  readonly " $fragmentSpreads": FragmentRefs<"TurnJumps_interaction">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "TurnJumps_interaction",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "turn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shortPrompt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Feedback",
      "kind": "LinkedField",
      "name": "feedback",
      "plural": false,
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
    }
  ],
  "type": "Interaction",
  "abstractKey": null
};

(node as any).hash = "dd5af31879b3e4444a60a80b6bc584c1";

export default node;
