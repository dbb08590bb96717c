/**
 * @generated SignedSource<<467ed54c496200140b3891a1802c30c0>>
 * @relayHash 4e0856c7de09f39a28eebbcf24b85e76
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c1908caf107e61b0f3bf3811c2de106a4692b06fd8327b14432545de12fb278f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StudyPageQuery } from './StudyPageQuery.graphql';

const node: PreloadableConcreteRequest<StudyPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c1908caf107e61b0f3bf3811c2de106a4692b06fd8327b14432545de12fb278f",
    "metadata": {},
    "name": "StudyPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
