/**
 * @generated SignedSource<<d0fe32344577b6d58823b6aa46a1551b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProviderHealthStatus = "ACTIVE" | "INACTIVE" | "NO_HISTORY" | "STALE";
import type { FragmentRefs } from "relay-runtime";
export type ProviderHealthChip_provider$data = {
  readonly health: {
    readonly explanation: string | null | undefined;
    readonly label: string;
    readonly reason: string;
    readonly status: ProviderHealthStatus;
  };
  readonly " $fragmentType": "ProviderHealthChip_provider";
};
export type ProviderHealthChip_provider$key = {
  readonly " $data"?: ProviderHealthChip_provider$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProviderHealthChip_provider">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProviderHealthChip_provider",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ProviderHealth",
      "kind": "LinkedField",
      "name": "health",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "explanation",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Provider",
  "abstractKey": null
};

(node as any).hash = "48f035de2212183412d683c7ca51ff0b";

export default node;
