/**
 * @generated SignedSource<<12a4d968b71e530b943e19c0e892111f>>
 * @relayHash be93861db57fe750cef140e777fb23ea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ad19e68c6ee11fee962a5c247348b51166dfdd65af1beffa3a4a342ac6a38bc3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PixelsPageQuery } from './PixelsPageQuery.graphql';

const node: PreloadableConcreteRequest<PixelsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ad19e68c6ee11fee962a5c247348b51166dfdd65af1beffa3a4a342ac6a38bc3",
    "metadata": {},
    "name": "PixelsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
