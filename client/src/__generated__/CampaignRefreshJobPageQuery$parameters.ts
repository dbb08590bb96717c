/**
 * @generated SignedSource<<0f47e2203bde7bbbafda1477d1f4357c>>
 * @relayHash 15ee0512ec8c873e0ae1adeee3240d2a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 91dae4d94bfcd12cfd2bccfedbbe016b4ca2442ee3e8b41f2b6f188aa09d98f9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CampaignRefreshJobPageQuery } from './CampaignRefreshJobPageQuery.graphql';

const node: PreloadableConcreteRequest<CampaignRefreshJobPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "91dae4d94bfcd12cfd2bccfedbbe016b4ca2442ee3e8b41f2b6f188aa09d98f9",
    "metadata": {},
    "name": "CampaignRefreshJobPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
