/**
 * @generated SignedSource<<fe49a9a8289521fcc40583171f48bfbd>>
 * @relayHash 9655f34db7901caa4cc24efee8f3d261
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5ae7010e0997922db7bfe7222d64953115f04ec9c733d7636470e3ab529f7ddd

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
export type useEditStudyMutation$variables = {
  input: UpdateStudyInput;
};
export type useEditStudyMutation$data = {
  readonly updateStudy: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly study: {
      readonly " $fragmentSpreads": FragmentRefs<"EditStudyDialog_study">;
    } | null | undefined;
  } | null | undefined;
};
export type useEditStudyMutation = {
  response: useEditStudyMutation$data;
  variables: useEditStudyMutation$variables;
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
    "name": "useEditStudyMutation",
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
    "name": "useEditStudyMutation",
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
    "id": "5ae7010e0997922db7bfe7222d64953115f04ec9c733d7636470e3ab529f7ddd",
    "metadata": {},
    "name": "useEditStudyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f645eceeea23a385322a9a82bc4bd2bb";

export default node;
