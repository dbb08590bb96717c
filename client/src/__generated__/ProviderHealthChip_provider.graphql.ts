/**
 * @generated SignedSource<<3fb2b93e190d6ee839d41747efe76199>>
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
    readonly label: string;
    readonly status: ProviderHealthStatus;
    readonly tooltip: string;
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
          "name": "tooltip",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Provider",
  "abstractKey": null
};

(node as any).hash = "e774045fa98dadd98e828a5bee7c2620";

export default node;
