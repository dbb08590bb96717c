/**
 * @generated SignedSource<<c177407f1c3bed91860b6da156bfc160>>
 * @relayHash c13ea856d3af2519f5a57c6ff5aa37c3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 836aad44e818abd7db3351f59896d3cadce3c60817f803fddaaf6683a8e34ba2

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
    "kind": "Variable",
    "name": "providerId",
    "variableName": "providerId"
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
    "id": "836aad44e818abd7db3351f59896d3cadce3c60817f803fddaaf6683a8e34ba2",
    "metadata": {},
    "name": "ProviderPingsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "bf9fd3055713bdf749fb64394a46df56";

export default node;
