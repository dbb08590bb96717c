/**
 * @generated SignedSource<<b2cf7146177e34c5c1b660279c57f3ca>>
 * @relayHash 676ee89e5f09b5065aaa564fba4951ea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 78af70d97e6ade73e3ceb84dc480c11f74fec835b53fa936abf0689884966141

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FramesByMarketPageQuery } from './FramesByMarketPageQuery.graphql';

const node: PreloadableConcreteRequest<FramesByMarketPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "78af70d97e6ade73e3ceb84dc480c11f74fec835b53fa936abf0689884966141",
    "metadata": {},
    "name": "FramesByMarketPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
