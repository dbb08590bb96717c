/**
 * @generated SignedSource<<6e18a494e5c35a5917b47f59ad3bd0af>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type VehiclesGrid_choices$data = {
  readonly mediaClassifications: Result<ReadonlyArray<{
    readonly name: string;
  }>, unknown>;
  readonly mediaOwners: Result<ReadonlyArray<{
    readonly name: string;
  }>, unknown>;
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
      "to": "RESULT"
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
      "to": "RESULT"
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "253270f61e84b743e1138e7e53e5076d";

export default node;
