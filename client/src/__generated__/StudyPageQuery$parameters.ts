/**
 * @generated SignedSource<<298f617e7aa33cae3c2d73c31b48dc43>>
 * @relayHash 6c7da4e8950cc8ee36fb5f9962c3769a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 69d9cf3f5df626ca7c1bffc22c808161a21c4417315768886d578f7036a2c896

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StudyPageQuery } from './StudyPageQuery.graphql';

const node: PreloadableConcreteRequest<StudyPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "69d9cf3f5df626ca7c1bffc22c808161a21c4417315768886d578f7036a2c896",
    "metadata": {},
    "name": "StudyPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
