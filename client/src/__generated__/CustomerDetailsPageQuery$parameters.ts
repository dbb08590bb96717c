/**
 * @generated SignedSource<<bc89bad93e4cf3119c1dcd478ba6f3b1>>
 * @relayHash 0212a991b722da907b07bb2184ec63d4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ce20ab752215967553ef087a1f1f581c01a747438279c9218c58fe37e986461a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomerDetailsPageQuery } from './CustomerDetailsPageQuery.graphql';

const node: PreloadableConcreteRequest<CustomerDetailsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ce20ab752215967553ef087a1f1f581c01a747438279c9218c58fe37e986461a",
    "metadata": {},
    "name": "CustomerDetailsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
