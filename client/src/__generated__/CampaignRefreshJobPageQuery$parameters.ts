/**
 * @generated SignedSource<<1a8df5f924f3c48eb8c2d9d3dd5648f3>>
 * @relayHash ef8ee0a897f1e5e164b71ec10a01dda3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID db3fd4611530ee0a97721570d19ee2bfc0ba8458a9d0a8fd47a6035c238d3af2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CampaignRefreshJobPageQuery } from './CampaignRefreshJobPageQuery.graphql';

const node: PreloadableConcreteRequest<CampaignRefreshJobPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "db3fd4611530ee0a97721570d19ee2bfc0ba8458a9d0a8fd47a6035c238d3af2",
    "metadata": {},
    "name": "CampaignRefreshJobPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
