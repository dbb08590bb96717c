/**
 * @generated SignedSource<<16443cf8b0eb9ec5c5b0cda3704b22dc>>
 * @relayHash e8e8f756f5af8ada558bd67769700d88
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bdc1301afb43267a6e7311acd65e0b4fb1f460eeba182f4d511c23a2bc00bd50

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StudyType = "CONVERSION" | "LIFT" | "UNRECOGNIZED";
export type UpdateStudyInput = {
  attributionId: number;
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
  type?: StudyType | null | undefined;
};
export type useSaveStudyMutation$variables = {
  input: UpdateStudyInput;
};
export type useSaveStudyMutation$data = {
  readonly updateStudy: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly study: {
      readonly " $fragmentSpreads": FragmentRefs<"StudyForm_study">;
    } | null | undefined;
  } | null | undefined;
};
export type useSaveStudyMutation = {
  response: useSaveStudyMutation$data;
  variables: useSaveStudyMutation$variables;
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
    "name": "useSaveStudyMutation",
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
            "concreteType": "AttributionStudy",
            "kind": "LinkedField",
            "name": "study",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "StudyForm_study"
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
    "name": "useSaveStudyMutation",
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
            "concreteType": "AttributionStudy",
            "kind": "LinkedField",
            "name": "study",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "attributionId",
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
    "id": "bdc1301afb43267a6e7311acd65e0b4fb1f460eeba182f4d511c23a2bc00bd50",
    "metadata": {},
    "name": "useSaveStudyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f389cee5fd54c89d65010f63ccebecbd";

export default node;
