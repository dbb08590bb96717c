/**
 * @generated SignedSource<<b7187ac6cc6dad84ab4ba5a8c87eb56e>>
 * @relayHash e98e765987380a9953f83aa87225a237
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8130d75bed8f19093875277b1e872f94b4c6f234e0a253c1223cab12493fbe68

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StudyJobsQuery } from './StudyJobsQuery.graphql';

const node: PreloadableConcreteRequest<StudyJobsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8130d75bed8f19093875277b1e872f94b4c6f234e0a253c1223cab12493fbe68",
    "metadata": {},
    "name": "StudyJobsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
