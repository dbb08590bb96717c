/**
 * @generated SignedSource<<8c6c20df6b668359280ffb1be2b4003c>>
 * @relayHash b8571fe0f993477476d6160c4cf9db37
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4e204f63926616f94f6b0500ddb720a1218b0351031c70059564a9408bdad9e5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PixelsPageQuery } from './PixelsPageQuery.graphql';

const node: PreloadableConcreteRequest<PixelsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4e204f63926616f94f6b0500ddb720a1218b0351031c70059564a9408bdad9e5",
    "metadata": {},
    "name": "PixelsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
