/**
 * @generated SignedSource<<71fb77b20ae6f532860e525a24046a43>>
 * @relayHash dde9ee4f905ab4d35f0c6842364e2cd6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b2384d14b9df2809a1bcc742f5598ea11f903b55f1c69b827495906a515cc635

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomersPageQuery } from './CustomersPageQuery.graphql';

const node: PreloadableConcreteRequest<CustomersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b2384d14b9df2809a1bcc742f5598ea11f903b55f1c69b827495906a515cc635",
    "metadata": {},
    "name": "CustomersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
