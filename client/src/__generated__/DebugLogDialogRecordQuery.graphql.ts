/**
 * @generated SignedSource<<bfe3f913d6ec08e98a5fe0c7ad95fd47>>
 * @relayHash af2588635e110d8bd01721a08f3696b4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9b60c7204c171dcfd8fb74e1228194c866b4bc5116a219d9a79facacd1062762

import type { ConcreteRequest } from 'relay-runtime';
export type DebugLogDialogRecordQuery$variables = {
  debugId: string;
};
export type DebugLogDialogRecordQuery$data = {
  readonly debugLog: {
    readonly details: {
      readonly recordText: string;
    };
  } | null | undefined;
};
export type DebugLogDialogRecordQuery = {
  response: DebugLogDialogRecordQuery$data;
  variables: DebugLogDialogRecordQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "debugId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "debugId",
    "variableName": "debugId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "DebugLogDetails",
  "kind": "LinkedField",
  "name": "details",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recordText",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "DebugLogDialogRecordQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DebugLog",
        "kind": "LinkedField",
        "name": "debugLog",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DebugLogDialogRecordQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "DebugLog",
        "kind": "LinkedField",
        "name": "debugLog",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "9b60c7204c171dcfd8fb74e1228194c866b4bc5116a219d9a79facacd1062762",
    "metadata": {},
    "name": "DebugLogDialogRecordQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9dd6f6a2d508782e853a0ff659e62cd0";

export default node;
