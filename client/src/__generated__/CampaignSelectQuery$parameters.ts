/**
 * @generated SignedSource<<89a9df665d44bcd393d866e78246721b>>
 * @relayHash 6721737d246b1f4b9fb391e3605863c0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 498e2023941dd58ed03a812ec6998e9d664c4770ca3855594d0e4309066e3d26

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CampaignSelectQuery } from './CampaignSelectQuery.graphql';

const node: PreloadableConcreteRequest<CampaignSelectQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "498e2023941dd58ed03a812ec6998e9d664c4770ca3855594d0e4309066e3d26",
    "metadata": {},
    "name": "CampaignSelectQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
