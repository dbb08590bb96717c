/**
 * @generated SignedSource<<68f42d0b08847cab4e1cfdce4e020d3c>>
 * @relayHash 6f4a8a1702bc6977be4e7e99641f4f76
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 53fb40941af8f4480cd73a5a8eb967af08bdd8c040e620c6e1e37c17fb45f8b2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DeviceFilesQuery } from './DeviceFilesQuery.graphql';

const node: PreloadableConcreteRequest<DeviceFilesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "53fb40941af8f4480cd73a5a8eb967af08bdd8c040e620c6e1e37c17fb45f8b2",
    "metadata": {},
    "name": "DeviceFilesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
