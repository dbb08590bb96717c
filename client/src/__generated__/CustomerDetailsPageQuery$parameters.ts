/**
 * @generated SignedSource<<82e1a1a89a84f5b985a3af74db87439c>>
 * @relayHash 4e8eb0a42f15800f0ab55519d644d867
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f497051add8e10fd3844858ac76fd2f66fbef56e91b29b09b8a89e6956303630

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomerDetailsPageQuery } from './CustomerDetailsPageQuery.graphql';

const node: PreloadableConcreteRequest<CustomerDetailsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f497051add8e10fd3844858ac76fd2f66fbef56e91b29b09b8a89e6956303630",
    "metadata": {},
    "name": "CustomerDetailsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
