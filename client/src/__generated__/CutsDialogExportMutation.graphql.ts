/**
 * @generated SignedSource<<802df57ca5088755c17fac8f7d6c40be>>
 * @relayHash 481755665a398c7af71ef031b708531b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 675b9e21f235918da5b312098264d6debc74a0ecbd692f0cf12c33e2d6ba54c0

import type { ConcreteRequest } from 'relay-runtime';
export type DeviceGroup = "CONTROL" | "EXPOSED";
export type UserErrorCode = "ALREADY_RUNNING" | "FAILED" | "FILTERED" | "FORBIDDEN" | "HOST_NOT_ALLOWED" | "INVALID" | "INVALID_FILE" | "INVALID_LINK" | "MISSING_DATA" | "MISSING_ROLE" | "NOT_AVAILABLE" | "NOT_COMPLETED" | "NOT_DELETABLE" | "NOT_FOUND" | "NOT_LOCKED" | "NOT_SENT" | "NO_CUSTOMER" | "NO_DATES" | "NO_FILES" | "NO_LINK" | "NO_PIXELS" | "NO_REPORT" | "NO_RESULTS" | "NO_ROWS" | "PROCESSING" | "REFUSED" | "REVERSED_DATES" | "STALE" | "TAKEN" | "TOO_MANY_ATTEMPTS" | "UNAUTHORIZED";
export type ExportStudyInput = {
  campaignIds?: ReadonlyArray<number> | null | undefined;
  cuts?: ReadonlyArray<CutInput>;
  deviceGroup?: DeviceGroup | null | undefined;
  endDate?: string | null | undefined;
  startDate?: string | null | undefined;
  studyId: number;
};
export type CutInput = {
  cutOrderOne: string;
  cutOrderTwo?: string | null | undefined;
};
export type CutsDialogExportMutation$variables = {
  input: ExportStudyInput;
};
export type CutsDialogExportMutation$data = {
  readonly exportStudy: {
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly message: string;
      readonly path: ReadonlyArray<string> | null | undefined;
    }>;
  } | null | undefined;
};
export type CutsDialogExportMutation = {
  response: CutsDialogExportMutation$data;
  variables: CutsDialogExportMutation$variables;
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
    "concreteType": "ExportStudyPayload",
    "kind": "LinkedField",
    "name": "exportStudy",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "errors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "path",
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
    "metadata": null,
    "name": "CutsDialogExportMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CutsDialogExportMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "675b9e21f235918da5b312098264d6debc74a0ecbd692f0cf12c33e2d6ba54c0",
    "metadata": {},
    "name": "CutsDialogExportMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b575f909c89d8b3335e8afbe1c86b1a2";

export default node;
