/**
 * @generated SignedSource<<ab9fb1912c3b9f9e7b55f8eed785cff9>>
 * @relayHash 5740f90641e04be08d3308fd015f0693
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5f4fa5d1a031bedcef9a3472bb8fa89d73332a78ea86c51caf59c683e0e7bd97

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MarketFilesDialogQuery } from './MarketFilesDialogQuery.graphql';

const node: PreloadableConcreteRequest<MarketFilesDialogQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5f4fa5d1a031bedcef9a3472bb8fa89d73332a78ea86c51caf59c683e0e7bd97",
    "metadata": {},
    "name": "MarketFilesDialogQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
