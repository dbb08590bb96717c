/**
 * @generated SignedSource<<6b486e73e21ff0a0fab0ac4b1b24210c>>
 * @relayHash 07f0017013a8da05a95c6099536d6f2a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID db4934e8e92023fea2682d895ac49c1abbbc1eae690b7e06564c493ad26cd36b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CampaignRefreshJobPageQuery } from './CampaignRefreshJobPageQuery.graphql';

const node: PreloadableConcreteRequest<CampaignRefreshJobPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "db4934e8e92023fea2682d895ac49c1abbbc1eae690b7e06564c493ad26cd36b",
    "metadata": {},
    "name": "CampaignRefreshJobPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
