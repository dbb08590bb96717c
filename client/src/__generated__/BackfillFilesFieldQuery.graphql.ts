/**
 * @generated SignedSource<<4af5b7d1068b0caa003167c69a1eb860>>
 * @relayHash 91a5117bd317025c7f463b0e3aa8dd4b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b3afe5a60978a5b0db367430e5990ba47182dba38d41e7884740c8463dd34092

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
  name: string;
  start?: string | null | undefined;
};
export type BackfillFilesFieldQuery$variables = {
  input: BackfillCheckInput;
};
export type BackfillFilesFieldQuery$data = {
  readonly backfillCheck: {
    readonly files: ReadonlyArray<{
      readonly headerWarning: string | null | undefined;
      readonly problems: ReadonlyArray<{
        readonly column: string;
        readonly line: number;
        readonly message: string;
      }>;
    }>;
  };
};
export type BackfillFilesFieldQuery = {
  response: BackfillFilesFieldQuery$data;
  variables: BackfillFilesFieldQuery$variables;
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
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "BackfillCellProblem",
            "kind": "LinkedField",
            "name": "problems",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "line",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "column",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "message",
                "storageKey": null
              }
            ],
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
    "name": "BackfillFilesFieldQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "BackfillFilesFieldQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b3afe5a60978a5b0db367430e5990ba47182dba38d41e7884740c8463dd34092",
    "metadata": {},
    "name": "BackfillFilesFieldQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a96fe9a8660cccc27282ed11567ec45f";

export default node;
