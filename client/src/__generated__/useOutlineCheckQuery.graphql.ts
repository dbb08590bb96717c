/**
 * @generated SignedSource<<2558fdda93af021fd2b25a3549a34ce1>>
 * @relayHash 9e664214e9204f1f18a7c6ebe310ff8a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2abb77c1cc2a9ee67fde60322d77dfcfa973627ef84f7b65ead1ad68b2307280

import type { ConcreteRequest } from 'relay-runtime';
export type useOutlineCheckQuery$variables = {
  bounds?: ReadonlyArray<number> | null | undefined;
  text: string;
};
export type useOutlineCheckQuery$data = {
  readonly developer: {
    readonly geoJsonCheck: {
      readonly column: number | null | undefined;
      readonly featureCount: number;
      readonly isValid: boolean;
      readonly line: number | null | undefined;
      readonly message: string;
      readonly place: string | null | undefined;
      readonly reason: string | null | undefined;
      readonly warnings: ReadonlyArray<{
        readonly column: number;
        readonly line: number;
        readonly message: string;
      }>;
    };
  };
};
export type useOutlineCheckQuery = {
  response: useOutlineCheckQuery$data;
  variables: useOutlineCheckQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "bounds"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "text"
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "line",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "column",
  "storageKey": null
},
v5 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Developer",
    "kind": "LinkedField",
    "name": "developer",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "bounds",
            "variableName": "bounds"
          },
          {
            "kind": "Variable",
            "name": "text",
            "variableName": "text"
          }
        ],
        "concreteType": "GeoJsonCheck",
        "kind": "LinkedField",
        "name": "geoJsonCheck",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isValid",
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "featureCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "place",
            "storageKey": null
          },
          (v3/*:: as any*/),
          (v4/*:: as any*/),
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
            "concreteType": "GeoJsonWarning",
            "kind": "LinkedField",
            "name": "warnings",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v2/*:: as any*/)
            ],
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useOutlineCheckQuery",
    "selections": (v5/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useOutlineCheckQuery",
    "selections": (v5/*:: as any*/)
  },
  "params": {
    "id": "2abb77c1cc2a9ee67fde60322d77dfcfa973627ef84f7b65ead1ad68b2307280",
    "metadata": {},
    "name": "useOutlineCheckQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f6749129002900d98b3f1546279acd5b";

export default node;
