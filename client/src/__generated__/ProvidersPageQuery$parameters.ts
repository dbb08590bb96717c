/**
 * @generated SignedSource<<cae5e87d8ea3b393adc13420e153fd51>>
 * @relayHash 9d91e98690d2ad89a71406698e179224
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 38127e422a28ffc17dd6e488a844b4f5fa848b32b6f4eba6c586bbff8aa67c2c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProvidersPageQuery } from './ProvidersPageQuery.graphql';

const node: PreloadableConcreteRequest<ProvidersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "38127e422a28ffc17dd6e488a844b4f5fa848b32b6f4eba6c586bbff8aa67c2c",
    "metadata": {},
    "name": "ProvidersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
