/**
 * @generated SignedSource<<c7482f3a8cef6b15aaffd7c92da4499a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StudyCount_query$data = {
  readonly all: {
    readonly totalCount: number;
  };
  readonly matching: {
    readonly totalCount: number;
  };
  readonly " $fragmentType": "StudyCount_query";
};
export type StudyCount_query$key = {
  readonly " $data"?: StudyCount_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"StudyCount_query">;
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
  "name": "StudyCount_query",
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

(node as any).hash = "7491eef43094526a558c09cc391b7615";

export default node;
