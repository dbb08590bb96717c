/**
 * @generated SignedSource<<623ca88fa859782de8434a913b2b2be0>>
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
  readonly saveCuts: {
    readonly reason: string | null | undefined;
  };
  readonly " $fragmentType": "CutsDialog_study";
};
export type CutsDialog_study$key = {
  readonly " $data"?: CutsDialog_study$data;
  readonly " $fragmentSpreads": FragmentRefs<"CutsDialog_study">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "reason",
    "storageKey": null
  }
];
return {
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
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Decision",
      "kind": "LinkedField",
      "name": "saveCuts",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "AttributionStudy",
  "abstractKey": null
};
})();

(node as any).hash = "63031506e7e96ea053ceb53fc9fdfb06";

export default node;
