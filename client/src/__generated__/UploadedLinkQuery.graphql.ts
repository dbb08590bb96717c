/**
 * @generated SignedSource<<48084b33181f377d9b9aa7efe3893d1d>>
 * @relayHash cee22fa78c767ea4fe5dddf4238f25a4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b66e7cb29db684ddd10bfb7fa8f1ea5145752dc998201060a57c007427f561f4

import type { ConcreteRequest } from 'relay-runtime';
export type UploadedLinkQuery$variables = {
  customerId: number;
};
export type UploadedLinkQuery$data = {
  readonly customer: {
    readonly slug: string;
  } | null | undefined;
};
export type UploadedLinkQuery = {
  response: UploadedLinkQuery$data;
  variables: UploadedLinkQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "customerId"
  }
],
v1 = [
  {
    "fields": [
      {
        "kind": "Variable",
        "name": "customerId",
        "variableName": "customerId"
      }
    ],
    "kind": "ObjectValue",
    "name": "by"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "UploadedLinkQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
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
    "name": "UploadedLinkQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
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
    "id": "b66e7cb29db684ddd10bfb7fa8f1ea5145752dc998201060a57c007427f561f4",
    "metadata": {},
    "name": "UploadedLinkQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ab5ea6514e0afd838f0c0ce5ceba59a1";

export default node;
