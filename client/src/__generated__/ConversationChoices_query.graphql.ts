/**
 * @generated SignedSource<<080df00c0abd232a58fc4b78adb4b321>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConversationChoices_query$data = {
  readonly conversationOptions: {
    readonly customers: ReadonlyArray<{
      readonly customerId: number;
      readonly label: string;
    }> | null | undefined;
    readonly initiationTypeTexts: ReadonlyArray<string>;
    readonly models: ReadonlyArray<string>;
    readonly users: ReadonlyArray<{
      readonly label: string;
      readonly userId: number;
    }> | null | undefined;
  };
  readonly " $fragmentType": "ConversationChoices_query";
};
export type ConversationChoices_query$key = {
  readonly " $data"?: ConversationChoices_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConversationChoices_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ConversationChoices_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ConversationOptions",
      "kind": "LinkedField",
      "name": "conversationOptions",
      "plural": false,
      "selections": [
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "concreteType": "CustomerOption",
            "kind": "LinkedField",
            "name": "customers",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "customerId",
                "storageKey": null
              },
              (v0/*:: as any*/)
            ],
            "storageKey": null
          },
          "to": "NULL"
        },
        {
          "kind": "CatchField",
          "field": {
            "alias": null,
            "args": null,
            "concreteType": "UserOption",
            "kind": "LinkedField",
            "name": "users",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "userId",
                "storageKey": null
              },
              (v0/*:: as any*/)
            ],
            "storageKey": null
          },
          "to": "NULL"
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "initiationTypeTexts",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "models",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "e8c03927a3096f09962c4abc02bcb1f0";

export default node;
