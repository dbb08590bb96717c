/**
 * @generated SignedSource<<e4234a9bd057b0c7cf90ba2b37c753f4>>
 * @relayHash 1d1384b2df2b78e4652279ddaa64f2b3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a9c598e4c9376dca5ec2daf9bf1b4cee6359595348211c86f2fca9e01530c077

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProvidersPageQuery } from './ProvidersPageQuery.graphql';

const node: PreloadableConcreteRequest<ProvidersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a9c598e4c9376dca5ec2daf9bf1b4cee6359595348211c86f2fca9e01530c077",
    "metadata": {},
    "name": "ProvidersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
