/**
 * @generated SignedSource<<7f79acd3220b5d255cb5246a588747ea>>
 * @relayHash f6512ecc3cf2f3eadc4fbcbe883b51d0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 58fb49766ab9329fd48a24bb4d8f42c8bd4b96626c07417e8a6cb339e1afbaac

import type { ConcreteRequest } from 'relay-runtime';
export type BackfillJobType = "DIGITAL_STATIONARY" | "DIGITAL_TRANSIT" | "STATIC_TRANSIT";
export type BackfillCheckInput = {
  customerId?: number | null | undefined;
  files?: ReadonlyArray<BackfillFileInput>;
  jobType?: BackfillJobType | null | undefined;
  marketId?: number | null | undefined;
  providerId?: number | null | undefined;
};
export type BackfillFileInput = {
  header?: string | null | undefined;
  name: string;
};
export type BackfillFilesQuery$variables = {
  input: BackfillCheckInput;
};
export type BackfillFilesQuery$data = {
  readonly backfillCheck: {
    readonly files: ReadonlyArray<{
      readonly headerWarning: string | null | undefined;
    }>;
  };
};
export type BackfillFilesQuery = {
  response: BackfillFilesQuery$data;
  variables: BackfillFilesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "BackfillCheck",
    "kind": "LinkedField",
    "name": "backfillCheck",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "BackfillFileCheck",
        "kind": "LinkedField",
        "name": "files",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "headerWarning",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "BackfillFilesQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "BackfillFilesQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "58fb49766ab9329fd48a24bb4d8f42c8bd4b96626c07417e8a6cb339e1afbaac",
    "metadata": {},
    "name": "BackfillFilesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ef1a644e77f54116a589c41909fcc0d5";

export default node;
