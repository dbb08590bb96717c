/**
 * @generated SignedSource<<bb37067c79c5221070dcff9b8892c1ff>>
 * @relayHash 92e4043b280319005f62df43de8cb324
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a1aae38096a496f85dc016191deb51c73afda5b4722db52a6a92bfd9b7641388

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MarketsPageQuery } from './MarketsPageQuery.graphql';

const node: PreloadableConcreteRequest<MarketsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a1aae38096a496f85dc016191deb51c73afda5b4722db52a6a92bfd9b7641388",
    "metadata": {},
    "name": "MarketsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
