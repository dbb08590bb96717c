/**
 * @generated SignedSource<<8746956b2b8013800eec9ab778a8fe49>>
 * @relayHash a11fe327c517ae45a988566abbeaea2f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f4cac34d207cb4fa703d582a8b415075fa67fb1306bf2937d0248650e8136cea

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AppLayoutQuery } from './AppLayoutQuery.graphql';

const node: PreloadableConcreteRequest<AppLayoutQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f4cac34d207cb4fa703d582a8b415075fa67fb1306bf2937d0248650e8136cea",
    "metadata": {},
    "name": "AppLayoutQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
