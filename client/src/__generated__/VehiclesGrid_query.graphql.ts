/**
 * @generated SignedSource<<145a0ee03df5b394bec9fded3774dd20>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type VehiclesGrid_query$data = {
  readonly classes: Result<ReadonlyArray<{
    readonly name: string;
  }>, unknown>;
  readonly owners: Result<ReadonlyArray<{
    readonly name: string;
  }>, unknown>;
  readonly " $fragmentType": "VehiclesGrid_query";
};
export type VehiclesGrid_query$key = {
  readonly " $data"?: VehiclesGrid_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"VehiclesGrid_query">;
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
  "name": "VehiclesGrid_query",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": "owners",
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
        "alias": "classes",
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

(node as any).hash = "4e3a993a121e275d05305925cbe47919";

export default node;
