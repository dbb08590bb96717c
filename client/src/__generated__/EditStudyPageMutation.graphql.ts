/**
 * @generated SignedSource<<5f16d2c5b9e6bbaacb37a908da895852>>
 * @relayHash 844246b30081f23cc54a843f7eb74b08
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cd98c6edce91ee31530d7b26b9b4b5fcb3ccaae0961ea99f0460c996d14e2045

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
export type EditStudyPageMutation$variables = {
  input: UpdateStudyInput;
};
export type EditStudyPageMutation$data = {
  readonly updateStudy: {
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly message: string;
    }>;
    readonly study: {
      readonly " $fragmentSpreads": FragmentRefs<"EditStudyPage_study">;
    } | null | undefined;
  } | null | undefined;
};
export type EditStudyPageMutation = {
  response: EditStudyPageMutation$data;
  variables: EditStudyPageMutation$variables;
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
    "name": "EditStudyPageMutation",
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
                "name": "EditStudyPage_study"
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
    "name": "EditStudyPageMutation",
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
                "name": "type",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "typeText",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "startDate",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "endDate",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "postStudyEndDate",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isPartOfOtherEffort",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "pausesOtherChannels",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isBrandFocused",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "hasAlignedAds",
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
    "id": "cd98c6edce91ee31530d7b26b9b4b5fcb3ccaae0961ea99f0460c996d14e2045",
    "metadata": {},
    "name": "EditStudyPageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6d186e28dfceb78acd1b95ca96df3b22";

export default node;
