/**
 * @generated SignedSource<<d1ae6b36658a0cfb485c0d5da81e5197>>
 * @relayHash af48479dd42ca4661ff6b2c8fba0cc2e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f49a2b0e12604dc44680e8298b513a20c15b9cfb2cd797dbf609a5b3307a515e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProcessingJobsPageQuery } from './ProcessingJobsPageQuery.graphql';

const node: PreloadableConcreteRequest<ProcessingJobsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f49a2b0e12604dc44680e8298b513a20c15b9cfb2cd797dbf609a5b3307a515e",
    "metadata": {},
    "name": "ProcessingJobsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
