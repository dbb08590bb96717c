/**
 * @generated SignedSource<<a76995f9ca0dd5f4e7e03476b6891e50>>
 * @relayHash ecef359af11934517c2679356d75a91c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9074da4e90580c5d3494f10bae23cb98c170d8baa43a9b4de38e4777dacbf8b1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttributionPageQuery } from './AttributionPageQuery.graphql';

const node: PreloadableConcreteRequest<AttributionPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9074da4e90580c5d3494f10bae23cb98c170d8baa43a9b4de38e4777dacbf8b1",
    "metadata": {},
    "name": "AttributionPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
