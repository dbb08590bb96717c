/**
 * @generated SignedSource<<4130aca656cd1afc62319b7bdb5be131>>
 * @relayHash 33bdb8d9ffc796381349b0901b53d77e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 41e4f479dcc82903e54f08c15fa4e396ca408761fad3d58fb40edf56bef14be6

import type { ConcreteRequest } from 'relay-runtime';
export type UploadsPageLinkQuery$variables = {
  customerId: number;
};
export type UploadsPageLinkQuery$data = {
  readonly customer: {
    readonly slug: string;
  } | null | undefined;
};
export type UploadsPageLinkQuery = {
  response: UploadsPageLinkQuery$data;
  variables: UploadsPageLinkQuery$variables;
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
    "name": "UploadsPageLinkQuery",
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
    "name": "UploadsPageLinkQuery",
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
    "id": "41e4f479dcc82903e54f08c15fa4e396ca408761fad3d58fb40edf56bef14be6",
    "metadata": {},
    "name": "UploadsPageLinkQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "471dbf3fcdb6cb0e30243ae13e9b4a42";

export default node;
