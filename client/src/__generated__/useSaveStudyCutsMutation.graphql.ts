/**
 * @generated SignedSource<<a8b3ea4341c391b648141eeba3f7aea8>>
 * @relayHash ef748fcd6fafc95b4de684da2109ddb1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a4652ec64764c101d804f8ab3cc3a2914d23c8eb642beb6e02b7f3d0c149f715

import type { ConcreteRequest } from 'relay-runtime';
export type SaveStudyCutsInput = {
  attributionId: number;
  cuts: ReadonlyArray<CutInput>;
  revision?: string | null | undefined;
};
export type CutInput = {
  cutOrderOne: string;
  cutOrderTwo?: string | null | undefined;
};
export type useSaveStudyCutsMutation$variables = {
  input: SaveStudyCutsInput;
};
export type useSaveStudyCutsMutation$data = {
  readonly saveStudyCuts: {
    readonly errors: ReadonlyArray<{
      readonly message: string;
    }>;
  } | null | undefined;
};
export type useSaveStudyCutsMutation = {
  response: useSaveStudyCutsMutation$data;
  variables: useSaveStudyCutsMutation$variables;
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
    "concreteType": "SaveStudyCutsPayload",
    "kind": "LinkedField",
    "name": "saveStudyCuts",
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
    "name": "useSaveStudyCutsMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSaveStudyCutsMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a4652ec64764c101d804f8ab3cc3a2914d23c8eb642beb6e02b7f3d0c149f715",
    "metadata": {},
    "name": "useSaveStudyCutsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "77f80b3d8115add3b6edae3816a4b399";

export default node;
