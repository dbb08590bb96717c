/**
 * @generated SignedSource<<514efe73974f148917600a168193e326>>
 * @relayHash 7023af98e8cdd14369337d7a0f81a462
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0f75edab9ba56dd340336e8dd23e197ab5c8d2a7f1279f4b965b3485ad950802

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
export type BackfillFilesQuery$variables = {
  input: BackfillCheckInput;
};
export type BackfillFilesQuery$data = {
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
    "id": "0f75edab9ba56dd340336e8dd23e197ab5c8d2a7f1279f4b965b3485ad950802",
    "metadata": {},
    "name": "BackfillFilesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e94664ac977d758b186079463e65f4ec";

export default node;
