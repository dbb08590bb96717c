/**
 * @generated SignedSource<<49ab6884ea29c95e4bb996ead7b2c020>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CutsDialog_study$data = {
  readonly attributionId: number;
  readonly export: {
    readonly reason: string | null | undefined;
  };
  readonly name: string;
  readonly " $fragmentType": "CutsDialog_study";
};
export type CutsDialog_study$key = {
  readonly " $data"?: CutsDialog_study$data;
  readonly " $fragmentSpreads": FragmentRefs<"CutsDialog_study">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CutsDialog_study",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Decision",
      "kind": "LinkedField",
      "name": "export",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AttributionStudy",
  "abstractKey": null
};

(node as any).hash = "2a7646c6318ea43635dafe33996728af";

export default node;
