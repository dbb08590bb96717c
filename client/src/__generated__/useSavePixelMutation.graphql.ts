/**
 * @generated SignedSource<<ba240f260189058c535d5e5a6fb4901d>>
 * @relayHash 049e3e0d8196719602ee97c70e74cdcc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 21e899712c89bd9a76a1c43deea2f0a08ca62aea721411209769c2b0bf8f21d2

import type { ConcreteRequest } from 'relay-runtime';
export type PixelFunnelStage = "CONSIDERATION_PAGE" | "CONVERSION_PAGE" | "UNRECOGNIZED" | "VISIT_PAGE";
export type PixelPage = "CHECKOUT_PAGE" | "CONTACT_US_PAGE" | "DIRECTORY_PAGE" | "EDUCATION_PAGE" | "HOMEPAGE" | "LANDING_PAGE" | "LOCATION_PAGE" | "PRODUCT_PAGE" | "UNRECOGNIZED";
export type SavePixelInput = {
  campaignId?: number | null | undefined;
  customerId?: number | null | undefined;
  displayName?: string | null | undefined;
  funnelStage?: PixelFunnelStage | null | undefined;
  page?: PixelPage | null | undefined;
  pixelId?: number | null | undefined;
  url?: string | null | undefined;
  uuid?: string | null | undefined;
};
export type useSavePixelMutation$variables = {
  input: SavePixelInput;
};
export type useSavePixelMutation$data = {
  readonly savePixel: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
  } | null | undefined;
};
export type useSavePixelMutation = {
  response: useSavePixelMutation$data;
  variables: useSavePixelMutation$variables;
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
    "concreteType": "SavePixelPayload",
    "kind": "LinkedField",
    "name": "savePixel",
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
    "name": "useSavePixelMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSavePixelMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "21e899712c89bd9a76a1c43deea2f0a08ca62aea721411209769c2b0bf8f21d2",
    "metadata": {},
    "name": "useSavePixelMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e6567cea63de7bfd3e5c2ebd9abc8297";

export default node;
