/**
 * @generated SignedSource<<87e4377126d58dc5e36561d57ebb8aa6>>
 * @relayHash a0c87e7b6566aeb856574cd528173f0c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 740383faa1806ca514df0b19db4736851161f5a24edee522f4354a8505667bb0

import type { ConcreteRequest } from 'relay-runtime';
export type DeviceGroup = "CONTROL" | "EXPOSED";
export type UserErrorCode = "ALREADY_RUNNING" | "CONFLICT" | "FAILED" | "FILTERED" | "FORBIDDEN" | "HOST_NOT_ALLOWED" | "INVALID_FILE" | "INVALID_LINK" | "MISSING_DATA" | "MISSING_ROLE" | "NOT_AVAILABLE" | "NOT_COMPLETED" | "NOT_DELETABLE" | "NOT_FOUND" | "NOT_LOCKED" | "NOT_SENT" | "NO_CUSTOMER" | "NO_DATES" | "NO_FILES" | "NO_LINK" | "NO_PIXELS" | "NO_REPORT" | "NO_RESULTS" | "NO_ROWS" | "PROCESSING" | "REJECTED" | "REVERSED_DATES" | "TOO_MANY_ATTEMPTS" | "UNAUTHORIZED";
export type ExportStudyInput = {
  attributionId: number;
  campaignIds?: ReadonlyArray<number> | null | undefined;
  cuts?: ReadonlyArray<CutInput>;
  deviceGroup?: DeviceGroup | null | undefined;
  endDate?: string | null | undefined;
  startDate?: string | null | undefined;
};
export type CutInput = {
  cutOrderOne: string;
  cutOrderTwo?: string | null | undefined;
};
export type useExportStudyMutation$variables = {
  input: ExportStudyInput;
};
export type useExportStudyMutation$data = {
  readonly exportStudy: {
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly message: string;
      readonly path: ReadonlyArray<string> | null | undefined;
    }>;
  } | null | undefined;
};
export type useExportStudyMutation = {
  response: useExportStudyMutation$data;
  variables: useExportStudyMutation$variables;
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
    "name": "useExportStudyMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useExportStudyMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "740383faa1806ca514df0b19db4736851161f5a24edee522f4354a8505667bb0",
    "metadata": {},
    "name": "useExportStudyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "bcdfcc5eb9b64ae015201e270fe5d996";

export default node;
