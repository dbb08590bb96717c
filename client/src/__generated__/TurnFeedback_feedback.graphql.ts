/**
 * @generated SignedSource<<639c6610af66912938f9e8755cf58b09>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TurnFeedback_feedback$data = {
  readonly categoryText: string | null | undefined;
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
      "name": "categoryText",
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

(node as any).hash = "4ad62b64ed1e5e9439244e665255b72d";

export default node;
