/**
 * @generated SignedSource<<5d96d35a328a1c8871dc90208bbc7451>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StudyCards_count$data = {
  readonly all: {
    readonly totalCount: number;
  };
  readonly matching: {
    readonly totalCount: number;
  };
  readonly " $fragmentType": "StudyCards_count";
};
export type StudyCards_count$key = {
  readonly " $data"?: StudyCards_count$data;
  readonly " $fragmentSpreads": FragmentRefs<"StudyCards_count">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "filter"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "StudyCards_count",
  "selections": [
    {
      "alias": "all",
      "args": null,
      "concreteType": "StudyConnection",
      "kind": "LinkedField",
      "name": "studies",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": "matching",
      "args": [
        {
          "kind": "Variable",
          "name": "filter",
          "variableName": "filter"
        }
      ],
      "concreteType": "StudyConnection",
      "kind": "LinkedField",
      "name": "studies",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "0fa0d95f9961d7d171b4a753cf9e3d88";

export default node;
