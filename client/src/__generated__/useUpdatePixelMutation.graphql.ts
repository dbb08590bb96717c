/**
 * @generated SignedSource<<3b298ec8a6cf0c9eed89ed76157bbc1e>>
 * @relayHash 5f6a053b7509918c39156e75bdbe82b4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 620472b52e7f6a995cfef8f4ca4d29e52995e96903aab3e6313ab5aa48f6bf7a

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PixelFunnelStage = "CONSIDERATION_PAGE" | "CONVERSION_PAGE" | "UNRECOGNIZED" | "VISIT_PAGE";
export type PixelPage = "CHECKOUT_PAGE" | "CONTACT_US_PAGE" | "DIRECTORY_PAGE" | "EDUCATION_PAGE" | "HOMEPAGE" | "LANDING_PAGE" | "LOCATION_PAGE" | "PRODUCT_PAGE" | "UNRECOGNIZED";
export type UserErrorCode = "ALREADY_RUNNING" | "CONFLICT" | "FAILED" | "FORBIDDEN" | "MISSING_DATA" | "MISSING_ROLE" | "NOT_AVAILABLE" | "NOT_DELETABLE" | "NOT_FOUND" | "NOT_LOCKED" | "NOT_SENT" | "NO_PIXELS" | "PROCESSING" | "REJECTED" | "TOO_MANY_ATTEMPTS" | "UNAUTHORIZED";
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
      readonly code: UserErrorCode;
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
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
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
                "concreteType": "Campaign",
                "kind": "LinkedField",
                "name": "campaign",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "campaignId",
                    "storageKey": null
                  },
                  (v2/*:: as any*/),
                  (v6/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Customer",
                "kind": "LinkedField",
                "name": "customer",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v6/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "revision",
                "storageKey": null
              },
              (v6/*:: as any*/)
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
    "id": "620472b52e7f6a995cfef8f4ca4d29e52995e96903aab3e6313ab5aa48f6bf7a",
    "metadata": {},
    "name": "useUpdatePixelMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6af7db432d12e9e3d8cc6df8ac50448b";

export default node;
