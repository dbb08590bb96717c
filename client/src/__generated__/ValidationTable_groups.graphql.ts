/**
 * @generated SignedSource<<0cdea7599259c59510103b9425d41ae4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ValidationTable_groups$data = ReadonlyArray<{
  readonly count: number;
  readonly label: string;
  readonly reason: string | null | undefined;
  readonly rowNumbers: ReadonlyArray<number>;
  readonly " $fragmentType": "ValidationTable_groups";
}>;
export type ValidationTable_groups$key = ReadonlyArray<{
  readonly " $data"?: ValidationTable_groups$data;
  readonly " $fragmentSpreads": FragmentRefs<"ValidationTable_groups">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ValidationTable_groups",
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

(node as any).hash = "a8746f2824be4cce99a256565d751ead";

export default node;
