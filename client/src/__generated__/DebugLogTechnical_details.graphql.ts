/**
 * @generated SignedSource<<e83802432557f54e0f9704e8663215f2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DebugLogTechnical_details$data = {
  readonly conversationContextText: string | null | undefined;
  readonly conversationMetadataText: string | null | undefined;
  readonly dtoText: string | null | undefined;
  readonly featureContextText: string | null | undefined;
  readonly inventoryParametersText: string | null | undefined;
  readonly metadataText: string | null | undefined;
  readonly procedureParametersText: string | null | undefined;
  readonly promptIdsText: string | null | undefined;
  readonly redisKeysText: string | null | undefined;
  readonly requestContextText: string | null | undefined;
  readonly savedFiltersText: string | null | undefined;
  readonly systemPromptDetailsText: string | null | undefined;
  readonly toolResultsText: string | null | undefined;
  readonly toolsCalledText: string | null | undefined;
  readonly userPreferencesText: string | null | undefined;
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
      "name": "toolsCalledText",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "toolResultsText",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "promptIdsText",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "systemPromptDetailsText",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dtoText",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "requestContextText",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "conversationContextText",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "conversationMetadataText",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "featureContextText",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "userPreferencesText",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "savedFiltersText",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "metadataText",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "inventoryParametersText",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "procedureParametersText",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "redisKeysText",
      "storageKey": null
    }
  ],
  "type": "DebugLogDetails",
  "abstractKey": null
};

(node as any).hash = "e9a81b3c282c70c8faeda8da65f38b88";

export default node;
