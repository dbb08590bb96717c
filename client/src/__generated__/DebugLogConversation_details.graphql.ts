/**
 * @generated SignedSource<<e3e15ac622adad3c06fd899fb67f6fd0>>
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
  readonly llmResponseText: string | null | undefined;
  readonly messagesText: string | null | undefined;
  readonly userMessagesText: string | null | undefined;
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
      "name": "userMessagesText",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "llmResponseText",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "messagesText",
      "storageKey": null
    }
  ],
  "type": "DebugLogDetails",
  "abstractKey": null
};

(node as any).hash = "681dc1482e8666a2878fd201d35f87dd";

export default node;
