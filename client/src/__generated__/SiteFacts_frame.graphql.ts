/**
 * @generated SignedSource<<d6195ef50eb365ce3b558cb8b1b52c85>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SiteFacts_frame$data = ReadonlyArray<{
  readonly frameId: number;
  readonly frameRef: string | null | undefined;
  readonly site: {
    readonly address: string | null | undefined;
    readonly name: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "SiteFacts_frame";
}>;
export type SiteFacts_frame$key = ReadonlyArray<{
  readonly " $data"?: SiteFacts_frame$data;
  readonly " $fragmentSpreads": FragmentRefs<"SiteFacts_frame">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "SiteFacts_frame",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "frameId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "frameRef",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Site",
      "kind": "LinkedField",
      "name": "site",
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
          "name": "address",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Frame",
  "abstractKey": null
};

(node as any).hash = "0ea1cbaada37de5a0de7588564b93ca6";

export default node;
