/**
 * @generated SignedSource<<8d12e4eb41b077689bc5e547eb548c50>>
 * @relayHash f3416232211171ac5d83e93f04061822
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 44888bb46998b1409f2667b053397d715aa7d3c93b04c1d56569d20cbfa0c42c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProviderPageQuery } from './ProviderPageQuery.graphql';

const node: PreloadableConcreteRequest<ProviderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "44888bb46998b1409f2667b053397d715aa7d3c93b04c1d56569d20cbfa0c42c",
    "metadata": {},
    "name": "ProviderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
