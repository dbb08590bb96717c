/**
 * @generated SignedSource<<9670cfd6ff3ed37fd615322d01ddf8bd>>
 * @relayHash e3b3c2f6c00d87518fbb12a0058d81c5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID efb46105017dba441dc246b6c456312d9a07ca0815a004f653bff1a9ed130c90

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DeviceFormQuery } from './DeviceFormQuery.graphql';

const node: PreloadableConcreteRequest<DeviceFormQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "efb46105017dba441dc246b6c456312d9a07ca0815a004f653bff1a9ed130c90",
    "metadata": {},
    "name": "DeviceFormQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
