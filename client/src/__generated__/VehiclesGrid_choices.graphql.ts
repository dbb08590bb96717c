/**
 * @generated SignedSource<<30d6f5346055685eedcede228106eca2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VehiclesGrid_choices$data = {
  readonly mediaClassifications: ReadonlyArray<{
    readonly name: string;
  }> | null | undefined;
  readonly mediaOwners: ReadonlyArray<{
    readonly name: string;
  }> | null | undefined;
  readonly " $fragmentType": "VehiclesGrid_choices";
};
export type VehiclesGrid_choices$key = {
  readonly " $data"?: VehiclesGrid_choices$data;
  readonly " $fragmentSpreads": FragmentRefs<"VehiclesGrid_choices">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VehiclesGrid_choices",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "MediaOwner",
        "kind": "LinkedField",
        "name": "mediaOwners",
        "plural": true,
        "selections": (v0/*:: as any*/),
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "MediaClassification",
        "kind": "LinkedField",
        "name": "mediaClassifications",
        "plural": true,
        "selections": (v0/*:: as any*/),
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "4b0970a9ab36e2ab293800e89f26f9c0";

export default node;
