/**
 * @generated SignedSource<<54c57153d74298236227d6b8024d0829>>
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
  readonly promptPreview: string;
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
      "name": "promptPreview",
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

(node as any).hash = "ce419515d457966369f8faf7c64adce7";

export default node;
