/**
 * @generated SignedSource<<b448bca62d6ecc55b0ba53cc8c19174c>>
 * @relayHash 22d6f98c2cf2d5de0c8116988fdf8d84
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1e409d67535c1c22a11bd0afd61efc50ed297399a3fef0506a60013f8a36ee04

import type { ConcreteRequest } from 'relay-runtime';
export type ProviderPingsQuery$variables = {
  providerId: number;
};
export type ProviderPingsQuery$data = {
  readonly provider: {
    readonly latestPings: ReadonlyArray<{
      readonly date: string | null | undefined;
      readonly pings: number | null | undefined;
    }>;
  } | null | undefined;
};
export type ProviderPingsQuery = {
  response: ProviderPingsQuery$data;
  variables: ProviderPingsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "providerId"
  }
],
v1 = [
  {
    "fields": [
      {
        "kind": "Variable",
        "name": "providerId",
        "variableName": "providerId"
      }
    ],
    "kind": "ObjectValue",
    "name": "by"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "ProviderPings",
  "kind": "LinkedField",
  "name": "latestPings",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "date",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pings",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "ProviderPingsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Provider",
        "kind": "LinkedField",
        "name": "provider",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ProviderPingsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Provider",
        "kind": "LinkedField",
        "name": "provider",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
    ]
  },
  "params": {
    "id": "1e409d67535c1c22a11bd0afd61efc50ed297399a3fef0506a60013f8a36ee04",
    "metadata": {},
    "name": "ProviderPingsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5f3d404ad6a6f0ab7b7c3b43c2832c61";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
