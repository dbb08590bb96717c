/**
 * @generated SignedSource<<e7b0b5845f22cf59d099616d34d72558>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DebugLogConversation_details$data = {
  readonly conversationId: string | null | undefined;
  readonly conversationName: string | null | undefined;
  readonly conversationPreview: string | null | undefined;
  readonly interactionId: string | null | undefined;
  readonly isNewConversation: boolean | null | undefined;
  readonly llmResponse: string | null | undefined;
  readonly messages: string | null | undefined;
  readonly userMessages: string | null | undefined;
  readonly userPrompt: string | null | undefined;
  readonly " $fragmentType": "DebugLogConversation_details";
};
export type DebugLogConversation_details$key = {
  readonly " $data"?: DebugLogConversation_details$data;
  readonly " $fragmentSpreads": FragmentRefs<"DebugLogConversation_details">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DebugLogConversation_details",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "conversationId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "interactionId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "conversationName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isNewConversation",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "conversationPreview",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "userPrompt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "userMessages",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "llmResponse",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "messages",
      "storageKey": null
    }
  ],
  "type": "DebugLogDetails",
  "abstractKey": null
};

(node as any).hash = "1e36d7efe877bd701c8d85a8bfe294c2";

export default node;
