/**
 * @generated SignedSource<<a2fa7cf709f20eaf1f35fa2900a70640>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClearFaultButton_fault$data = {
  readonly faultId: number;
  readonly kindLabel: string;
  readonly path: string;
  readonly " $fragmentType": "ClearFaultButton_fault";
};
export type ClearFaultButton_fault$key = {
  readonly " $data"?: ClearFaultButton_fault$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClearFaultButton_fault">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClearFaultButton_fault",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "faultId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kindLabel",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "path",
      "storageKey": null
    }
  ],
  "type": "Fault",
  "abstractKey": null
};

(node as any).hash = "6fa30ae9351c508f31e0d1a3f9d5ef4d";

export default node;
