/**
 * @generated SignedSource<<4c2142949a2d987f8102bb2f5c3986d4>>
 * @relayHash 05eb7cd30d19a6a22b08368daf9d9403
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4f88dfaaaf81ac5eb949640e633ac212d7f8e5fecc197953fff3e143f8afea8c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttributionPageQuery } from './AttributionPageQuery.graphql';

const node: PreloadableConcreteRequest<AttributionPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4f88dfaaaf81ac5eb949640e633ac212d7f8e5fecc197953fff3e143f8afea8c",
    "metadata": {},
    "name": "AttributionPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
