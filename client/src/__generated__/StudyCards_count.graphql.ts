/**
 * @generated SignedSource<<71fd8c04fca928ea99c04926d5b87410>>
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
      "concreteType": "AttributionStudyConnection",
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
      "concreteType": "AttributionStudyConnection",
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

(node as any).hash = "371d0229211f3879e42874194fc16caf";

export default node;
