/**
 * @generated SignedSource<<626325b6260814930f6f4a3fbb20279e>>
 * @relayHash 604db6d3fd3bc1ae12bc9c35279fa87e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e0afec2083e458e9884d93d401548dabaefc0f6ae00517936717fcba67f844b1

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
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
    readonly pixel: {
      readonly " $fragmentSpreads": FragmentRefs<"PixelForm_pixel">;
    } | null | undefined;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSavePixelMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SavePixelPayload",
        "kind": "LinkedField",
        "name": "savePixel",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Pixel",
            "kind": "LinkedField",
            "name": "pixel",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "PixelForm_pixel"
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
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
    "name": "useSavePixelMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SavePixelPayload",
        "kind": "LinkedField",
        "name": "savePixel",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Pixel",
            "kind": "LinkedField",
            "name": "pixel",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "pixelId",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "uuid",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "displayName",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "page",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "funnelStage",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "url",
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
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e0afec2083e458e9884d93d401548dabaefc0f6ae00517936717fcba67f844b1",
    "metadata": {},
    "name": "useSavePixelMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f7fddca080820d1e8877a183c3f9ef22";

export default node;
