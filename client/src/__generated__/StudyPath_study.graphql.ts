/**
 * @generated SignedSource<<a266a7c060ba18b733f0615b0eb8b651>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StudyStepState = "CURRENT" | "DONE" | "NEEDS_ATTENTION" | "WAITING";
import type { FragmentRefs } from "relay-runtime";
export type StudyPath_study$data = {
  readonly steps: ReadonlyArray<{
    readonly label: string;
    readonly state: StudyStepState;
  }>;
  readonly " $fragmentType": "StudyPath_study";
};
export type StudyPath_study$key = {
  readonly " $data"?: StudyPath_study$data;
  readonly " $fragmentSpreads": FragmentRefs<"StudyPath_study">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StudyPath_study",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "StudyStep",
      "kind": "LinkedField",
      "name": "steps",
      "plural": true,
      "selections": [
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
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Study",
  "abstractKey": null
};

(node as any).hash = "278fbc3816250edeb3797d7a891498be";

export default node;
