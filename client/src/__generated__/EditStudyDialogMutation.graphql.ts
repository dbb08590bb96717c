/**
 * @generated SignedSource<<7e0ecfe058f6e96fe11fb56f0c2c7c9e>>
 * @relayHash 589222edb90e1eb624222598196268f1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5abf10cd1ae748afc1d78def19d10c49b9d63162c3461ad677f17bbf41662ac6

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StudyType = "CONVERSION" | "LIFT" | "UNRECOGNIZED";
export type UserErrorCode = "ALREADY_RUNNING" | "FAILED" | "FILTERED" | "FORBIDDEN" | "HOST_NOT_ALLOWED" | "INVALID" | "INVALID_FILE" | "INVALID_LINK" | "MISSING_DATA" | "MISSING_ROLE" | "NOT_AVAILABLE" | "NOT_COMPLETED" | "NOT_DELETABLE" | "NOT_FOUND" | "NOT_LOCKED" | "NOT_SENT" | "NO_CUSTOMER" | "NO_DATES" | "NO_FILES" | "NO_LINK" | "NO_PIXELS" | "NO_REPORT" | "NO_RESULTS" | "NO_ROWS" | "PROCESSING" | "REFUSED" | "REVERSED_DATES" | "STALE" | "TAKEN" | "TOO_MANY_ATTEMPTS" | "UNAUTHORIZED";
export type UpdateStudyInput = {
  deliveryDate?: string | null | undefined;
  endDate?: string | null | undefined;
  hasAlignedAds?: boolean | null | undefined;
  isBrandFocused?: boolean | null | undefined;
  isPartOfOtherEffort?: boolean | null | undefined;
  name?: string | null | undefined;
  notes?: string | null | undefined;
  pausesOtherChannels?: boolean | null | undefined;
  postStudyEndDate?: string | null | undefined;
  revision?: string | null | undefined;
  startDate?: string | null | undefined;
  studyId: number;
  type?: StudyType | null | undefined;
};
export type EditStudyDialogMutation$variables = {
  input: UpdateStudyInput;
};
export type EditStudyDialogMutation$data = {
  readonly updateStudy: {
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly message: string;
    }>;
    readonly study: {
      readonly " $fragmentSpreads": FragmentRefs<"EditStudyDialog_study">;
    } | null | undefined;
  } | null | undefined;
};
export type EditStudyDialogMutation = {
  response: EditStudyDialogMutation$data;
  variables: EditStudyDialogMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
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
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "EditStudyDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateStudyPayload",
        "kind": "LinkedField",
        "name": "updateStudy",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Study",
            "kind": "LinkedField",
            "name": "study",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "EditStudyDialog_study"
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "EditStudyDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateStudyPayload",
        "kind": "LinkedField",
        "name": "updateStudy",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Study",
            "kind": "LinkedField",
            "name": "study",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "studyId",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "deliveryDate",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "notes",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "revision",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "5abf10cd1ae748afc1d78def19d10c49b9d63162c3461ad677f17bbf41662ac6",
    "metadata": {},
    "name": "EditStudyDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f7a4316ca230cbf0070fab9d68a38663";

export default node;
