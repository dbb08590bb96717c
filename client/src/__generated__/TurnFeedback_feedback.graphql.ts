/**
 * @generated SignedSource<<8788a97490ab01fe54983c4c68e1b6da>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TurnFeedback_feedback$data = {
  readonly category: string | null | undefined;
  readonly comment: string | null | undefined;
  readonly isPositive: boolean;
  readonly " $fragmentType": "TurnFeedback_feedback";
};
export type TurnFeedback_feedback$key = {
  readonly " $data"?: TurnFeedback_feedback$data;
  readonly " $fragmentSpreads": FragmentRefs<"TurnFeedback_feedback">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TurnFeedback_feedback",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "category",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "comment",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPositive",
      "storageKey": null
    }
  ],
  "type": "Feedback",
  "abstractKey": null
};

(node as any).hash = "6f707c9ca500bb069822e86c153143d6";

export default node;
