/**
 * @generated SignedSource<<05a1f1864926e051b3f28bc9afa6f27a>>
 * @relayHash 9eda3fa1ab3d7660ac0087f185365040
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2beeb3ae8688d1fee3695fa9778032927fbab0de7fd811d22bbe7083b3132c86

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttributionPageQuery } from './AttributionPageQuery.graphql';

const node: PreloadableConcreteRequest<AttributionPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2beeb3ae8688d1fee3695fa9778032927fbab0de7fd811d22bbe7083b3132c86",
    "metadata": {},
    "name": "AttributionPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
