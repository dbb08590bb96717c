/**
 * @generated SignedSource<<c17ef15ef7748983e29a9063cf6c14cc>>
 * @relayHash 04880ef608191dd50de27de5174ac1a1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3f947ab91648dd4aa60a84b1bbba1cd57fbeda1cdba934e169e5917b8b7a581b

import type { ConcreteRequest } from 'relay-runtime';
export type UserErrorCode = "ALREADY_RUNNING" | "CONFLICT" | "FAILED" | "FILTERED" | "FORBIDDEN" | "HOST_NOT_ALLOWED" | "INVALID_FILE" | "INVALID_LINK" | "MISSING_DATA" | "MISSING_ROLE" | "NOT_AVAILABLE" | "NOT_COMPLETED" | "NOT_DELETABLE" | "NOT_FOUND" | "NOT_LOCKED" | "NOT_SENT" | "NO_CUSTOMER" | "NO_DATES" | "NO_FILES" | "NO_LINK" | "NO_PIXELS" | "NO_REPORT" | "NO_RESULTS" | "NO_ROWS" | "PROCESSING" | "REJECTED" | "REVERSED_DATES" | "TOO_MANY_ATTEMPTS" | "UNAUTHORIZED";
export type SaveMarketGeoJsonInput = {
  geoJson: string | object;
  marketId: number;
  revision?: string | null | undefined;
};
export type useSaveMarketGeoJsonMutation$variables = {
  input: SaveMarketGeoJsonInput;
};
export type useSaveMarketGeoJsonMutation$data = {
  readonly saveMarketGeoJson: {
    readonly errors: ReadonlyArray<{
      readonly code: UserErrorCode;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type useSaveMarketGeoJsonMutation = {
  response: useSaveMarketGeoJsonMutation$data;
  variables: useSaveMarketGeoJsonMutation$variables;
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
    "name": "useSaveMarketGeoJsonMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSaveMarketGeoJsonMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3f947ab91648dd4aa60a84b1bbba1cd57fbeda1cdba934e169e5917b8b7a581b",
    "metadata": {},
    "name": "useSaveMarketGeoJsonMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b980e60c679a4386d85c1a283af80289";

export default node;
