/**
 * @generated SignedSource<<e0512d6eb15210dfe7d1244da2634732>>
 * @relayHash 4afcd083eeac160a9bfe2b71dcdcf7dd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e41d1a791c18f83a1b480c983ce192b90a729ff19e1b409e7f5753d090429c90

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProviderPageQuery } from './ProviderPageQuery.graphql';

const node: PreloadableConcreteRequest<ProviderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e41d1a791c18f83a1b480c983ce192b90a729ff19e1b409e7f5753d090429c90",
    "metadata": {},
    "name": "ProviderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
