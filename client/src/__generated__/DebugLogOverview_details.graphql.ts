/**
 * @generated SignedSource<<b5b324b0fa437e6c5737df748acf544a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DebugLogOverview_details$data = {
  readonly createdAt: string | null | undefined;
  readonly customer: {
    readonly name: string;
    readonly slug: string;
  } | null | undefined;
  readonly customerId: number | null | undefined;
  readonly debugNotes: string | null | undefined;
  readonly llmModel: string | null | undefined;
  readonly severity: string | null | undefined;
  readonly tags: ReadonlyArray<string>;
  readonly updatedAt: string | null | undefined;
  readonly workflowType: string | null | undefined;
  readonly " $fragmentType": "DebugLogOverview_details";
};
export type DebugLogOverview_details$key = {
  readonly " $data"?: DebugLogOverview_details$data;
  readonly " $fragmentSpreads": FragmentRefs<"DebugLogOverview_details">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DebugLogOverview_details",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "customerId",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "Customer",
        "kind": "LinkedField",
        "name": "customer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "slug",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "workflowType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "llmModel",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "severity",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tags",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "debugNotes",
      "storageKey": null
    }
  ],
  "type": "DebugLogDetails",
  "abstractKey": null
};

(node as any).hash = "59cf260b7e5ee9d0f0afa9ff7d346acb";

export default node;
