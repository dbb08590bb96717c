/**
 * @generated SignedSource<<013705b7c35e266770c98e7aa29e77f2>>
 * @relayHash b7d909cd7fe04d1c3333a80f3090c5f7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d4f999bf040b3f4c4523dd42155dc20dcb174129ea6b8fc61ce14bf9c3b63c82

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProvidersPageQuery } from './ProvidersPageQuery.graphql';

const node: PreloadableConcreteRequest<ProvidersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d4f999bf040b3f4c4523dd42155dc20dcb174129ea6b8fc61ce14bf9c3b63c82",
    "metadata": {},
    "name": "ProvidersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
