/**
 * @generated SignedSource<<6eb490f9be5363919d26231ca698523f>>
 * @relayHash 82faf3f25fca99f5322ec2a8d24efd6a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 657aacae61f45acd498a8a2a8525b474868287bcd7b5f3b62111a09d58b98fd5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StudyJobsQuery } from './StudyJobsQuery.graphql';

const node: PreloadableConcreteRequest<StudyJobsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "657aacae61f45acd498a8a2a8525b474868287bcd7b5f3b62111a09d58b98fd5",
    "metadata": {},
    "name": "StudyJobsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
