/**
 * @generated SignedSource<<c7bf9106f0ec4229d91c810d8296d809>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ValidationGroups_groups$data = ReadonlyArray<{
  readonly count: number;
  readonly label: string;
  readonly reason: string | null | undefined;
  readonly rowNumbers: ReadonlyArray<number>;
  readonly " $fragmentType": "ValidationGroups_groups";
}>;
export type ValidationGroups_groups$key = ReadonlyArray<{
  readonly " $data"?: ValidationGroups_groups$data;
  readonly " $fragmentSpreads": FragmentRefs<"ValidationGroups_groups">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ValidationGroups_groups",
  "selections": [
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
      "name": "label",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "count",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rowNumbers",
      "storageKey": null
    }
  ],
  "type": "SupportedAssetGroup",
  "abstractKey": null
};

(node as any).hash = "1d87ea103a930ae50d808f10f4c49a3d";

export default node;
