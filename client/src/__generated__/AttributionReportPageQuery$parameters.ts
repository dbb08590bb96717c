/**
 * @generated SignedSource<<b965c522139268b5b01a662fc2e18c8b>>
 * @relayHash cb7f60f95bccb5ca2a6365a02fb7e607
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a89c5fa5a71c842d48e90c85824c9c9d95f62d091e5c7fa80104a2d82e2548ba

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttributionReportPageQuery } from './AttributionReportPageQuery.graphql';

const node: PreloadableConcreteRequest<AttributionReportPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a89c5fa5a71c842d48e90c85824c9c9d95f62d091e5c7fa80104a2d82e2548ba",
    "metadata": {},
    "name": "AttributionReportPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
