/**
 * @generated SignedSource<<1fb93fc865d498ccf92c2d72e6e50c36>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProviderHealthStatus = "ACTIVE" | "INACTIVE" | "NO_HISTORY" | "STALE";
import type { FragmentRefs } from "relay-runtime";
export type ProviderCellsHealth_provider$data = {
  readonly health: {
    readonly explanation: string | null | undefined;
    readonly label: string;
    readonly reason: string;
    readonly since: string | null | undefined;
    readonly status: ProviderHealthStatus;
  };
  readonly " $fragmentType": "ProviderCellsHealth_provider";
};
export type ProviderCellsHealth_provider$key = {
  readonly " $data"?: ProviderCellsHealth_provider$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProviderCellsHealth_provider">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProviderCellsHealth_provider",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "since",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Provider",
  "abstractKey": null
};

(node as any).hash = "404d15d706fda12852fa3799faaa28a6";

export default node;
