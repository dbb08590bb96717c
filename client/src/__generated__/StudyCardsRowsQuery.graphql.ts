/**
 * @generated SignedSource<<f9f9bc443deeae9a281e2f9bd6cd588d>>
 * @relayHash 8d1df99554474e32f6b545774a25aebc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a114d7276f634c3f504dc0f7a2e0dec420f7e3e39408515f8b70604303e80065

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DatePreset = "CURRENT_MONTH" | "CURRENT_WEEK" | "CUSTOM" | "LAST_30_DAYS" | "LAST_3_DAYS" | "LAST_7_DAYS" | "LAST_MONTH" | "LAST_WEEK" | "NEXT_30_DAYS" | "NEXT_7_DAYS" | "TODAY" | "YESTERDAY";
export type StudyStatus = "ACTIVE" | "APPROVED" | "ATTENTION_REQUIRED" | "COMPLETE" | "MID_STUDY_COMPLETE" | "PENDING" | "PROCESSING" | "UNDER_REVIEW" | "UNRECOGNIZED";
export type StudyFilter = {
  begins?: DateRangeInput | null | undefined;
  campaignIds?: ReadonlyArray<number> | null | undefined;
  customerIds?: ReadonlyArray<number> | null | undefined;
  due?: DateRangeInput | null | undefined;
  ends?: DateRangeInput | null | undefined;
  statuses?: ReadonlyArray<StudyStatus> | null | undefined;
  studyIds?: ReadonlyArray<number> | null | undefined;
  text?: string | null | undefined;
};
export type DateRangeInput = {
  from?: string | null | undefined;
  preset?: DatePreset;
  to?: string | null | undefined;
};
export type StudyCardsRowsQuery$variables = {
  filter: StudyFilter;
  studyIds: ReadonlyArray<number>;
};
export type StudyCardsRowsQuery$data = {
  readonly studies: {
    readonly nodes: ReadonlyArray<{
      readonly availableActions: ReadonlyArray<{
        readonly decision: {
          readonly changesAt: string | null | undefined;
        };
      }> | null | undefined;
      readonly customerName: string | null | undefined;
      readonly openResults: {
        readonly __typename: "Decision";
      } | null | undefined;
      readonly pixelCount: number | null | undefined;
      readonly status: StudyStatus;
      readonly " $fragmentSpreads": FragmentRefs<"CutsDialog_study" | "EditStudyDialog_study" | "StudyCard_study" | "useBulkStudyActions_study">;
    }>;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"StudyCards_count">;
};
export type StudyCardsRowsQuery = {
  response: StudyCardsRowsQuery$data;
  variables: StudyCardsRowsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "studyIds"
},
v2 = [
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "filter"
  }
],
v3 = [
  {
    "fields": [
      {
        "kind": "Variable",
        "name": "studyIds",
        "variableName": "studyIds"
      }
    ],
    "kind": "ObjectValue",
    "name": "filter"
  },
  {
    "kind": "Literal",
    "name": "first",
    "value": 5000
  }
],
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "customerName",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pixelCount",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "changesAt",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "studyId",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "targetStatus",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "explanation",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "allowed",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reason",
  "storageKey": null
},
v17 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
],
v18 = [
  (v16/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "StudyCardsRowsQuery",
    "selections": [
      {
        "args": (v2/*:: as any*/),
        "kind": "FragmentSpread",
        "name": "StudyCards_count"
      },
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "StudyConnection",
        "kind": "LinkedField",
        "name": "studies",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Study",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Decision",
                "kind": "LinkedField",
                "name": "openResults",
                "plural": false,
                "selections": [
                  (v7/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "StudyAction",
                "kind": "LinkedField",
                "name": "availableActions",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Decision",
                    "kind": "LinkedField",
                    "name": "decision",
                    "plural": false,
                    "selections": [
                      (v8/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "kind": "InlineDataFragmentSpread",
                "name": "useBulkStudyActions_study",
                "selections": [
                  (v9/*:: as any*/),
                  (v10/*:: as any*/),
                  {
                    "kind": "CatchField",
                    "field": {
                      "alias": null,
                      "args": null,
                      "concreteType": "StudyAction",
                      "kind": "LinkedField",
                      "name": "availableActions",
                      "plural": true,
                      "selections": [
                        (v11/*:: as any*/),
                        (v12/*:: as any*/),
                        (v13/*:: as any*/),
                        (v14/*:: as any*/),
                        {
                          "alias": null,
                          "args": null,
                          "concreteType": "Decision",
                          "kind": "LinkedField",
                          "name": "decision",
                          "plural": false,
                          "selections": [
                            (v15/*:: as any*/),
                            (v16/*:: as any*/)
                          ],
                          "storageKey": null
                        }
                      ],
                      "storageKey": null
                    },
                    "to": "RESULT"
                  }
                ],
                "args": null,
                "argumentDefinitions": []
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "StudyCard_study"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "EditStudyDialog_study"
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "CutsDialog_study"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "StudyCardsRowsQuery",
    "selections": [
      {
        "alias": "all",
        "args": null,
        "concreteType": "StudyConnection",
        "kind": "LinkedField",
        "name": "studies",
        "plural": false,
        "selections": (v17/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "matching",
        "args": (v2/*:: as any*/),
        "concreteType": "StudyConnection",
        "kind": "LinkedField",
        "name": "studies",
        "plural": false,
        "selections": (v17/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v3/*:: as any*/),
        "concreteType": "StudyConnection",
        "kind": "LinkedField",
        "name": "studies",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Study",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Decision",
                "kind": "LinkedField",
                "name": "openResults",
                "plural": false,
                "selections": [
                  (v7/*:: as any*/),
                  (v16/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "StudyAction",
                "kind": "LinkedField",
                "name": "availableActions",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Decision",
                    "kind": "LinkedField",
                    "name": "decision",
                    "plural": false,
                    "selections": [
                      (v8/*:: as any*/),
                      (v15/*:: as any*/),
                      (v16/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v11/*:: as any*/),
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  (v14/*:: as any*/)
                ],
                "storageKey": null
              },
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "objective",
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
                "name": "remainingLabel",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "statusLabel",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "statusExplanation",
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
                "concreteType": "Decision",
                "kind": "LinkedField",
                "name": "export",
                "plural": false,
                "selections": (v18/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Decision",
                "kind": "LinkedField",
                "name": "saveCuts",
                "plural": false,
                "selections": (v18/*:: as any*/),
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
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "a114d7276f634c3f504dc0f7a2e0dec420f7e3e39408515f8b70604303e80065",
    "metadata": {},
    "name": "StudyCardsRowsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ed618d57ca93679f2dc4cba3d6f0babc";

export default node;
