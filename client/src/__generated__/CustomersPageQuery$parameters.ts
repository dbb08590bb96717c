/**
 * @generated SignedSource<<febf7057da5349b74117eead903fe789>>
 * @relayHash fda24204ed48fc824b16150dbc75e6d8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 82cc7eb375248a63e06b4f1793a207ae3a15df15493c6b31a5b3c3e7381802c7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomersPageQuery } from './CustomersPageQuery.graphql';

const node: PreloadableConcreteRequest<CustomersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "82cc7eb375248a63e06b4f1793a207ae3a15df15493c6b31a5b3c3e7381802c7",
    "metadata": {},
    "name": "CustomersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
