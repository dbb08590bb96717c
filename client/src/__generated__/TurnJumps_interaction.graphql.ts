/**
 * @generated SignedSource<<324c9d4d4c58b60c2768b871705b0d96>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TurnJumps_interaction$data = ReadonlyArray<{
  readonly feedback: {
    readonly isPositive: boolean;
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
          "name": "isPositive",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Interaction",
  "abstractKey": null
};

(node as any).hash = "dbda72b708707b3d67c2d525a14eb5f0";

export default node;
