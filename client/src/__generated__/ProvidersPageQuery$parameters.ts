/**
 * @generated SignedSource<<a643279747fe6ea7ca654c921acbd2af>>
 * @relayHash 2f23d027ba8d8323f36e1446b3e9cdf0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b9cb2dee60ca92fe68cea5f35ed0addbe7cc0ddf308cf583817bf216737bd067

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProvidersPageQuery } from './ProvidersPageQuery.graphql';

const node: PreloadableConcreteRequest<ProvidersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b9cb2dee60ca92fe68cea5f35ed0addbe7cc0ddf308cf583817bf216737bd067",
    "metadata": {},
    "name": "ProvidersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
