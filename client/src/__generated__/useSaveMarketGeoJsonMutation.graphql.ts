/**
 * @generated SignedSource<<191ec16f0de1d753272159999045c1de>>
 * @relayHash dc6930c10b343768b8d1f6c1276de4c7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e81623cf82fec4540dbbf4447ec9f71fc02b9cf55705e69a7ab2183e19a094a6

import type { ConcreteRequest } from 'relay-runtime';
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
    "id": "e81623cf82fec4540dbbf4447ec9f71fc02b9cf55705e69a7ab2183e19a094a6",
    "metadata": {},
    "name": "useSaveMarketGeoJsonMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6a40a51cfc53e4bbeb98511e56d60921";

export default node;
