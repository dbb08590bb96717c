/**
 * @generated SignedSource<<d94e7510b12023a244bdb3588192be5f>>
 * @relayHash ee7323621389784ffe6f4f3caf6a7eaf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 37e550175ae42a82aa2ea661cc42200280ff172948897b0061a301e654f1ef56

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomerMarketsTabQuery } from './CustomerMarketsTabQuery.graphql';

const node: PreloadableConcreteRequest<CustomerMarketsTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "37e550175ae42a82aa2ea661cc42200280ff172948897b0061a301e654f1ef56",
    "metadata": {},
    "name": "CustomerMarketsTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
