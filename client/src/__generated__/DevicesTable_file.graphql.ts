/**
 * @generated SignedSource<<827a7b4a7f7dc17ab49c7dd0637b492e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DevicesTable_file$data = {
  readonly pins: ReadonlyArray<{
    readonly deviceId: string;
    readonly latitude: number;
    readonly longitude: number;
    readonly seenAt: string | null | undefined;
  }>;
  readonly totalDevices: number;
  readonly " $fragmentType": "DevicesTable_file";
};
export type DevicesTable_file$key = {
  readonly " $data"?: DevicesTable_file$data;
  readonly " $fragmentSpreads": FragmentRefs<"DevicesTable_file">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "first"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DevicesTable_file",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalDevices",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "first",
          "variableName": "first"
        }
      ],
      "concreteType": "DebugPin",
      "kind": "LinkedField",
      "name": "pins",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "deviceId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "seenAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "latitude",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "longitude",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "DebugPinFile",
  "abstractKey": null
};

(node as any).hash = "ddf023c189e6dfebb124228747037cf5";

export default node;
