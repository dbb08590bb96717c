/**
 * @generated SignedSource<<8d05b6159ac2b7e95641b611426aa94d>>
 * @relayHash 8467a4c8ba90547a93155211e26cdf3d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 50d928d7311d35a8f7917c2c3cc4b1c8c66caa51b96f9af94f92bacfdb532ea0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProvidersPageQuery } from './ProvidersPageQuery.graphql';

const node: PreloadableConcreteRequest<ProvidersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "50d928d7311d35a8f7917c2c3cc4b1c8c66caa51b96f9af94f92bacfdb532ea0",
    "metadata": {},
    "name": "ProvidersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
