/**
 * @generated SignedSource<<6b108bf605287e44d86432e155b71626>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditStudyDialog_study$data = {
  readonly attributionId: number;
  readonly deliveryDate: string | null | undefined;
  readonly notes: string | null | undefined;
  readonly " $fragmentType": "EditStudyDialog_study";
};
export type EditStudyDialog_study$key = {
  readonly " $data"?: EditStudyDialog_study$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditStudyDialog_study">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditStudyDialog_study",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "attributionId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deliveryDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "notes",
      "storageKey": null
    }
  ],
  "type": "AttributionStudy",
  "abstractKey": null
};

(node as any).hash = "fa113be8c7709621ce0b7f16bb48fc1f";

export default node;
