/**
 * @generated SignedSource<<2891ccbd21e9d00afc2fb14e9555feb0>>
 * @relayHash 5de0f4a51e24920b856ee90a2ee4d525
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a5f3b40d2629f2657fa96a51b9f8e1b6ce7de7a3aeab35f17d076a649d20d241

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StudyJobsQuery } from './StudyJobsQuery.graphql';

const node: PreloadableConcreteRequest<StudyJobsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a5f3b40d2629f2657fa96a51b9f8e1b6ce7de7a3aeab35f17d076a649d20d241",
    "metadata": {},
    "name": "StudyJobsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
