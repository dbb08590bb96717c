/**
 * @generated SignedSource<<3453c09a0aef0a7c7532bf68f5320aa5>>
 * @relayHash 2b7844b95f32516fd3365fd6ecf9fe44
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c0bd58153d9f18c368c545cb2396b9050d7e851dd113be32387ad44870c1725a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CampaignPixelsQuery } from './CampaignPixelsQuery.graphql';

const node: PreloadableConcreteRequest<CampaignPixelsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c0bd58153d9f18c368c545cb2396b9050d7e851dd113be32387ad44870c1725a",
    "metadata": {},
    "name": "CampaignPixelsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
