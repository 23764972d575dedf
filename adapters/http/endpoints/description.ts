import { t } from '../../../core/fp.ts';
import { jsonAnswer } from '../answers.ts';
import { endpoint, noQuery, question } from '../endpoint.ts';
import { noScope } from '../scope.ts';

const OpenApiDocument = t.record(t.string, t.unknown, 'OpenApiDocument');

export const descriptionEndpoints = {
  openApiDocument: endpoint({
    ...question,
    paths: ['/web-api/openapi.json'],
    summary: 'This document.',
    port: 'none: for engineers',
    scope: noScope,
    query: noQuery,
    answer: jsonAnswer(OpenApiDocument),
    caching: { kind: 'shared', seconds: 3600 },
  }),
} as const;
