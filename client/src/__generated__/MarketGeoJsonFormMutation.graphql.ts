/**
 * @generated SignedSource<<ba3c5300d4af30da73e7c92928a95ab7>>
 * @relayHash 30252c722fc636e69f865e8cf91320ce
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b2389282c2e20fdf6e46cf8f84980b50f259bce73e0c6d80d9c62588c37e5a00

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "ALREADY_RUNNING" | "FAILED" | "FILTERED" | "FORBIDDEN" | "HOST_NOT_ALLOWED" | "INVALID" | "INVALID_FILE" | "INVALID_LINK" | "MISSING_DATA" | "MISSING_ROLE" | "NOT_AVAILABLE" | "NOT_COMPLETED" | "NOT_DELETABLE" | "NOT_FOUND" | "NOT_LOCKED" | "NOT_SENT" | "NO_CUSTOMER" | "NO_DATES" | "NO_FILES" | "NO_LINK" | "NO_PIXELS" | "NO_REPORT" | "NO_RESULTS" | "NO_ROWS" | "PROCESSING" | "REFUSED" | "REVERSED_DATES" | "STALE" | "TAKEN" | "TOO_MANY_ATTEMPTS" | "UNAUTHORIZED";
export type SaveMarketGeoJsonInput = {
  geoJson: string | object;
  marketId: number;
  revision?: string | null | undefined;
};
export type MarketGeoJsonFormMutation$variables = {
  input: SaveMarketGeoJsonInput;
};
export type MarketGeoJsonFormMutation$data = {
  readonly saveMarketGeoJson: {
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type MarketGeoJsonFormMutation = {
  response: MarketGeoJsonFormMutation$data;
  variables: MarketGeoJsonFormMutation$variables;
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
    "concreteType": "SaveMarketGeoJsonPayload",
    "kind": "LinkedField",
    "name": "saveMarketGeoJson",
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
    "name": "MarketGeoJsonFormMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MarketGeoJsonFormMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b2389282c2e20fdf6e46cf8f84980b50f259bce73e0c6d80d9c62588c37e5a00",
    "metadata": {},
    "name": "MarketGeoJsonFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2b283824f9ea97aeada59e2172717c1d";

export default node;
