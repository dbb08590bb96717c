/**
 * @generated SignedSource<<7bd97272a94f87a2693da6daaafcb2dd>>
 * @relayHash ac9e9908b285dea83dbd61bd2dc051e4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ac4f05b2482120a42402fdc1694bbb67f18bc71328a439e2d1b8068cade7ed5a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProvidersPageQuery } from './ProvidersPageQuery.graphql';

const node: PreloadableConcreteRequest<ProvidersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ac4f05b2482120a42402fdc1694bbb67f18bc71328a439e2d1b8068cade7ed5a",
    "metadata": {},
    "name": "ProvidersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
