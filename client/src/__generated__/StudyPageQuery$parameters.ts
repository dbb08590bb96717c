/**
 * @generated SignedSource<<69c86f34db19a4a113901ad707d01be2>>
 * @relayHash a71e403d9429b31e0bc8a270d995f730
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 41fcb23fa9434e7ff8df75f8c0478e07f86da5b0d1a13630b15223b0960ec202

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StudyPageQuery } from './StudyPageQuery.graphql';

const node: PreloadableConcreteRequest<StudyPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "41fcb23fa9434e7ff8df75f8c0478e07f86da5b0d1a13630b15223b0960ec202",
    "metadata": {},
    "name": "StudyPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
