/**
 * @generated SignedSource<<c0bd3d8712ee5e40acf09992d65da162>>
 * @relayHash e438916bf4b10d91779df115f74cf001
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 36e803bf7c00f537fccc161999b39345de31db1d865215b967410aa7055ec16f

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
      readonly funnelStageLabel: string | null | undefined;
      readonly name: string;
      readonly pageLabel: string | null | undefined;
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
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pageLabel",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "funnelStageLabel",
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
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "PixelForm_pixel"
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
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
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
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "36e803bf7c00f537fccc161999b39345de31db1d865215b967410aa7055ec16f",
    "metadata": {},
    "name": "useSavePixelMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0bdf15e1f8ce0429b30ffb9588b2e90d";

export default node;
