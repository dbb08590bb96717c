/**
 * @generated SignedSource<<5cb61ca4797b45ac08645573cb3f3668>>
 * @relayHash f08cc12ea6568c33dc718e6351b0bf80
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 371042f440fabca96ecd30ae0a24ae19a0c2f2345c9913f5cc04c976582310cc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StudyJobsQuery } from './StudyJobsQuery.graphql';

const node: PreloadableConcreteRequest<StudyJobsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "371042f440fabca96ecd30ae0a24ae19a0c2f2345c9913f5cc04c976582310cc",
    "metadata": {},
    "name": "StudyJobsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
