/**
 * @generated SignedSource<<c15d53bb52da7e3fc5929dbb818da4c9>>
 * @relayHash b611caf3910c20a041cbc474d7106ca7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 35e20f11e91bf136a8de2b3b562debdea2d4f8473e340c4fb8f1cc776843959d

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "ALREADY_RUNNING" | "FAILED" | "FILTERED" | "FORBIDDEN" | "HOST_NOT_ALLOWED" | "INVALID" | "INVALID_FILE" | "INVALID_LINK" | "MISSING_DATA" | "MISSING_ROLE" | "NOT_AVAILABLE" | "NOT_COMPLETED" | "NOT_DELETABLE" | "NOT_FOUND" | "NOT_LOCKED" | "NOT_SENT" | "NO_CUSTOMER" | "NO_DATES" | "NO_FILES" | "NO_LINK" | "NO_PIXELS" | "NO_REPORT" | "NO_RESULTS" | "NO_ROWS" | "PROCESSING" | "REFUSED" | "REVERSED_DATES" | "STALE" | "TAKEN" | "TOO_MANY_ATTEMPTS" | "UNAUTHORIZED";
export type SaveStudyPlacesInput = {
  placeIds: ReadonlyArray<string>;
  revision?: string | null | undefined;
  studyId: number;
};
export type SelectPlacesPageMutation$variables = {
  input: SaveStudyPlacesInput;
};
export type SelectPlacesPageMutation$data = {
  readonly saveStudyPlaces: {
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly message: string;
    }>;
    readonly study: {
      readonly placesRevision: string;
      readonly selectedPlaces: ReadonlyArray<{
        readonly name: string;
        readonly placeId: string;
      }> | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type SelectPlacesPageMutation = {
  response: SelectPlacesPageMutation$data;
  variables: SelectPlacesPageMutation$variables;
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
  "kind": "ScalarField",
  "name": "placesRevision",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "placeId",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v5 = {
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
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SelectPlacesPageMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SaveStudyPlacesPayload",
        "kind": "LinkedField",
        "name": "saveStudyPlaces",
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
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Place",
                "kind": "LinkedField",
                "name": "selectedPlaces",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v5/*:: as any*/)
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
    "name": "SelectPlacesPageMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SaveStudyPlacesPayload",
        "kind": "LinkedField",
        "name": "saveStudyPlaces",
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
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Place",
                "kind": "LinkedField",
                "name": "selectedPlaces",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v6/*:: as any*/)
                ],
                "storageKey": null
              },
              (v6/*:: as any*/)
            ],
            "storageKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "35e20f11e91bf136a8de2b3b562debdea2d4f8473e340c4fb8f1cc776843959d",
    "metadata": {},
    "name": "SelectPlacesPageMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1e6eb5cf573016a0f91f8bc00a176c3b";

export default node;
