/**
 * @generated SignedSource<<88537aa86ec59130bebfcefc1b69ebc1>>
 * @relayHash 4b65801e20ecc3ead5be11e468d9a2f1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 004b78aca7cc7292e5a3f3cf137b627e8b514a7776a0d9921756b2643f3735e2

import type { ConcreteRequest } from 'relay-runtime';
export type useOutlineCheckQuery$variables = {
  bounds?: ReadonlyArray<number> | null | undefined;
  text: string;
};
export type useOutlineCheckQuery$data = {
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
    "id": "004b78aca7cc7292e5a3f3cf137b627e8b514a7776a0d9921756b2643f3735e2",
    "metadata": {},
    "name": "useOutlineCheckQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e8e2159c92f7f63af30b19f87e2a5528";

export default node;
