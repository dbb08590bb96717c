/**
 * @generated SignedSource<<8019354e49394e0e713199795d6f99e9>>
 * @relayHash e5cbb3bcb98075210948eb17b614e828
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 39e06838b3b993a1de071c9f76753ba769d619e4c9d14ffdaf8450414a85c6fa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PixelRequestsQuery } from './PixelRequestsQuery.graphql';

const node: PreloadableConcreteRequest<PixelRequestsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "39e06838b3b993a1de071c9f76753ba769d619e4c9d14ffdaf8450414a85c6fa",
    "metadata": {},
    "name": "PixelRequestsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
