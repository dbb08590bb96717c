/**
 * @generated SignedSource<<a548dd407b9b45418cbafdbefb68034a>>
 * @relayHash 87da3850a3c1d1443f3956c6faf7de2b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bd8505fa5ef2d6c95e032a0ec45e2ff3437884537e9b23b8cdc70a8f17dfd5b1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PixelsPageQuery } from './PixelsPageQuery.graphql';

const node: PreloadableConcreteRequest<PixelsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bd8505fa5ef2d6c95e032a0ec45e2ff3437884537e9b23b8cdc70a8f17dfd5b1",
    "metadata": {},
    "name": "PixelsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
