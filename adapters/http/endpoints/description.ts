import { t } from '../../../core/fp.ts';
import { jsonAnswer } from '../answers.ts';
import { noBody } from '../bodies.ts';
import { endpoint, jsonSizes, noQuery, usualTime } from '../endpoint.ts';
import { noScope } from '../scope.ts';

const OpenApiDocument = t.record(t.string, t.unknown, 'OpenApiDocument');

export const descriptionEndpoints = {
  openApiDocument: endpoint({
    method: 'GET',
    paths: ['/web-api/openapi.json'],
    credentials: 'none',
    summary: 'This document.',
    port: 'none: for engineers',
    scope: noScope,
    query: noQuery,
    body: noBody,
    answer: jsonAnswer(OpenApiDocument),
    refusals: {},
    caching: { kind: 'shared', seconds: 3600 },
    largest: jsonSizes,
    within: usualTime,
  }),
} as const;
