/**
 * @generated SignedSource<<eab4285fb077f89297d16fd2cf75fa5b>>
 * @relayHash 57b61db0acda576cdffa1e1495914837
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3d8fd4904fcb33a077d836ee91876f256675e38b163304dfa37c3af8ac649b8e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StudyPixelsQuery } from './StudyPixelsQuery.graphql';

const node: PreloadableConcreteRequest<StudyPixelsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3d8fd4904fcb33a077d836ee91876f256675e38b163304dfa37c3af8ac649b8e",
    "metadata": {},
    "name": "StudyPixelsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
