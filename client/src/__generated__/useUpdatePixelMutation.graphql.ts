/**
 * @generated SignedSource<<6964b1a6f095df5bea82c63d723e5823>>
 * @relayHash feda6bf95301c84fa653d8364c99b8a5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c731a7a6eb9abf4c6cfcf51dd8edbf950c569d1f2cca39e55d1e865553ccbb7b

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PixelFunnelStage = "CONSIDERATION_PAGE" | "CONVERSION_PAGE" | "UNRECOGNIZED" | "VISIT_PAGE";
export type PixelPage = "CHECKOUT_PAGE" | "CONTACT_US_PAGE" | "DIRECTORY_PAGE" | "EDUCATION_PAGE" | "HOMEPAGE" | "LANDING_PAGE" | "LOCATION_PAGE" | "PRODUCT_PAGE" | "UNRECOGNIZED";
export type UpdatePixelInput = {
  campaignId?: number | null | undefined;
  customerId?: number | null | undefined;
  displayName?: string | null | undefined;
  funnelStage?: PixelFunnelStage | null | undefined;
  page?: PixelPage | null | undefined;
  pixelId: number;
  revision?: string | null | undefined;
  url?: string | null | undefined;
};
export type useUpdatePixelMutation$variables = {
  input: UpdatePixelInput;
};
export type useUpdatePixelMutation$data = {
  readonly updatePixel: {
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
export type useUpdatePixelMutation = {
  response: useUpdatePixelMutation$data;
  variables: useUpdatePixelMutation$variables;
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
    "name": "useUpdatePixelMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdatePixelPayload",
        "kind": "LinkedField",
        "name": "updatePixel",
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
    "name": "useUpdatePixelMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdatePixelPayload",
        "kind": "LinkedField",
        "name": "updatePixel",
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
                "name": "revision",
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
    "id": "c731a7a6eb9abf4c6cfcf51dd8edbf950c569d1f2cca39e55d1e865553ccbb7b",
    "metadata": {},
    "name": "useUpdatePixelMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a68e700f60142f57c6788198b0841247";

export default node;
