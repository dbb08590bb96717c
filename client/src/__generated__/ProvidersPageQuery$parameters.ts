/**
 * @generated SignedSource<<f14c28f73ae2527ac054abe8bbd08410>>
 * @relayHash aa6dd03a07d50a3e9468513e04ac84f7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 73394520786191f768746288dc42934b3f1b8e626e263791bf36d811d64fbd88

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProvidersPageQuery } from './ProvidersPageQuery.graphql';

const node: PreloadableConcreteRequest<ProvidersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "73394520786191f768746288dc42934b3f1b8e626e263791bf36d811d64fbd88",
    "metadata": {},
    "name": "ProvidersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
