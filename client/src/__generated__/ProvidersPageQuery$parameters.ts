/**
 * @generated SignedSource<<5f5d328f6138dc8f83a3b18892412f94>>
 * @relayHash 07637cf01ca1375cfe2b9efde499f262
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5af20574179bfdcfd3e907860518cae555696cd24bec26383a531b33e6af6466

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProvidersPageQuery } from './ProvidersPageQuery.graphql';

const node: PreloadableConcreteRequest<ProvidersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5af20574179bfdcfd3e907860518cae555696cd24bec26383a531b33e6af6466",
    "metadata": {},
    "name": "ProvidersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
