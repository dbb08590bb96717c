/**
 * @generated SignedSource<<0fe737993825e14ee861593f49f6abf7>>
 * @relayHash 9731909ecb42e1973a0918d421d8a393
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fda2789d5800b07977680febd5dc6ee52eeadba015afc489eb9ee5ce287e22cc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomerUsersTabQuery } from './CustomerUsersTabQuery.graphql';

const node: PreloadableConcreteRequest<CustomerUsersTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fda2789d5800b07977680febd5dc6ee52eeadba015afc489eb9ee5ce287e22cc",
    "metadata": {},
    "name": "CustomerUsersTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
