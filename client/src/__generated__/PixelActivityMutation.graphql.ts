/**
 * @generated SignedSource<<0e6cd78b9412e7aacbadccfd09dfa737>>
 * @relayHash 202a25a4fd04123c9f384409d102575d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ded89123a42d4ccc88b5d5b990f42fbfb488b669ee85fce5111e805e921514fa

import type { ConcreteRequest } from 'relay-runtime';
export type DatePreset = "CURRENT_MONTH" | "CURRENT_WEEK" | "CUSTOM" | "LAST_30_DAYS" | "LAST_3_DAYS" | "LAST_7_DAYS" | "LAST_MONTH" | "LAST_WEEK" | "NEXT_30_DAYS" | "NEXT_7_DAYS" | "TODAY" | "YESTERDAY";
export type RunPixelsJobInput = {
  dates: DateRangeInput;
  pixelId: number;
};
export type DateRangeInput = {
  from?: string | null | undefined;
  preset?: DatePreset;
  to?: string | null | undefined;
};
export type PixelActivityMutation$variables = {
  input: RunPixelsJobInput;
};
export type PixelActivityMutation$data = {
  readonly runPixelsJob: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
  } | null | undefined;
};
export type PixelActivityMutation = {
  response: PixelActivityMutation$data;
  variables: PixelActivityMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "RunPixelsJobPayload",
    "kind": "LinkedField",
    "name": "runPixelsJob",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "errors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PixelActivityMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PixelActivityMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ded89123a42d4ccc88b5d5b990f42fbfb488b669ee85fce5111e805e921514fa",
    "metadata": {},
    "name": "PixelActivityMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "88943f33556f0b17872e7947bf9743b7";

export default node;
