/**
 * @generated SignedSource<<cd7cc5729636cf3d35314e15a40fac45>>
 * @relayHash 5bef765217b76edd802b76e1da56e69b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3f453f29008abe9c81f79789e71e482acc807c7a9e0cfa203ba84aad0865e2b7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FramesByMarketPageQuery } from './FramesByMarketPageQuery.graphql';

const node: PreloadableConcreteRequest<FramesByMarketPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3f453f29008abe9c81f79789e71e482acc807c7a9e0cfa203ba84aad0865e2b7",
    "metadata": {},
    "name": "FramesByMarketPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
