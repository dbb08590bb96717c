/**
 * @generated SignedSource<<ab9712d2ec1dac9be9f3354b23888b4b>>
 * @relayHash 72c2fefcb75104993a251a5c7e1ac3a8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8e71dc49c406fdb15cca7a3a0c3e658082a7cbd41feaa26a9c5915a56485522e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DeviceFormQuery } from './DeviceFormQuery.graphql';

const node: PreloadableConcreteRequest<DeviceFormQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8e71dc49c406fdb15cca7a3a0c3e658082a7cbd41feaa26a9c5915a56485522e",
    "metadata": {},
    "name": "DeviceFormQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
