/**
 * @generated SignedSource<<dab4701526a4174ba74c80bf2b2ee969>>
 * @relayHash 4f3b59d4a0eecbbfea172764ac35a502
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6a51526eaec93428afeff78b71f352e89f2486d550daedda8d0b2ff1dd7a6775

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditStudyPageQuery } from './EditStudyPageQuery.graphql';

const node: PreloadableConcreteRequest<EditStudyPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6a51526eaec93428afeff78b71f352e89f2486d550daedda8d0b2ff1dd7a6775",
    "metadata": {},
    "name": "EditStudyPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
