/**
 * @generated SignedSource<<6d2cceafeff777c0b7c61ebbfdcf6d5e>>
 * @relayHash 63532ac2ed41b995bea18356fbcaf111
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0633fb39191f13b2f84ed3bef2be1cd3f938634fcb6c62624ae4634d069c4b60

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomerOverviewTabQuery } from './CustomerOverviewTabQuery.graphql';

const node: PreloadableConcreteRequest<CustomerOverviewTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0633fb39191f13b2f84ed3bef2be1cd3f938634fcb6c62624ae4634d069c4b60",
    "metadata": {},
    "name": "CustomerOverviewTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
