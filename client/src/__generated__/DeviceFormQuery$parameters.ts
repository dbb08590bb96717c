/**
 * @generated SignedSource<<ccaf865ddca9575bad64f0355ca78019>>
 * @relayHash 23734a5a580159e76c41ce549bdd1af1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 75ddc3874e7c50577b720a63eb64f2c7a89e6931348a1eafc9a3e68d6c9d6be0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DeviceFormQuery } from './DeviceFormQuery.graphql';

const node: PreloadableConcreteRequest<DeviceFormQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "75ddc3874e7c50577b720a63eb64f2c7a89e6931348a1eafc9a3e68d6c9d6be0",
    "metadata": {},
    "name": "DeviceFormQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
