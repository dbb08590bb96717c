/**
 * @generated SignedSource<<83a4bb2d28ec785bda39263b21622410>>
 * @relayHash 5fe3fb0475878d47603253b06107a3d7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aa1429a17c7c22ac31509d85640d9dd2f593974a711643350bd1bcbbf664b2d7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttributionPageQuery } from './AttributionPageQuery.graphql';

const node: PreloadableConcreteRequest<AttributionPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aa1429a17c7c22ac31509d85640d9dd2f593974a711643350bd1bcbbf664b2d7",
    "metadata": {},
    "name": "AttributionPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
