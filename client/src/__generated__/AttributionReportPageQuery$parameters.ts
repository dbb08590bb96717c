/**
 * @generated SignedSource<<386c434988c37c26f0e8ef060138e808>>
 * @relayHash ec475e4d9819917850322d8b328a6fcc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eb3fef4d3147329ea193372ff8cf9418a2edecea43f7267d9d3744aa84abd7b2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AttributionReportPageQuery } from './AttributionReportPageQuery.graphql';

const node: PreloadableConcreteRequest<AttributionReportPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "eb3fef4d3147329ea193372ff8cf9418a2edecea43f7267d9d3744aa84abd7b2",
    "metadata": {},
    "name": "AttributionReportPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
