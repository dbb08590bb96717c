/**
 * @generated SignedSource<<42538081e171a8571967857741dd6c96>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CutsDialog_study$data = {
  readonly export: {
    readonly reason: string | null | undefined;
  };
  readonly name: string;
  readonly saveCuts: {
    readonly reason: string | null | undefined;
  };
  readonly studyId: number;
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
      "name": "studyId",
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
  "type": "Study",
  "abstractKey": null
};
})();

(node as any).hash = "88ae380732d302bb77e6b9f1746173ff";

export default node;
