/**
 * @generated SignedSource<<5cccc18bf93bec002fab696aba838d72>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DebugLogTechnical_details$data = {
  readonly conversationContext: string | null | undefined;
  readonly conversationMetadata: string | null | undefined;
  readonly dto: string | null | undefined;
  readonly featureContext: string | null | undefined;
  readonly inventoryParameters: string | null | undefined;
  readonly metadata: string | null | undefined;
  readonly procedureParameters: string | null | undefined;
  readonly promptIds: string | null | undefined;
  readonly redisKeys: string | null | undefined;
  readonly requestContext: string | null | undefined;
  readonly savedFilters: string | null | undefined;
  readonly systemPromptDetails: string | null | undefined;
  readonly toolResults: string | null | undefined;
  readonly toolsCalled: string | null | undefined;
  readonly userPreferences: string | null | undefined;
  readonly " $fragmentType": "DebugLogTechnical_details";
};
export type DebugLogTechnical_details$key = {
  readonly " $data"?: DebugLogTechnical_details$data;
  readonly " $fragmentSpreads": FragmentRefs<"DebugLogTechnical_details">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DebugLogTechnical_details",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "toolsCalled",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "toolResults",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "promptIds",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "systemPromptDetails",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dto",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "requestContext",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "conversationContext",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "conversationMetadata",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "featureContext",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "userPreferences",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "savedFilters",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "metadata",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "inventoryParameters",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "procedureParameters",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "redisKeys",
      "storageKey": null
    }
  ],
  "type": "DebugLogDetails",
  "abstractKey": null
};

(node as any).hash = "36157b05810f2f7df0dd51132aeaf82a";

export default node;
