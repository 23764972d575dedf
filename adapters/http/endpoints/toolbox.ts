/** Storefront §7, `toolbox-*`. */
import {
  toolboxLimits,
  toolboxMediaTypes,
  toolboxToolTable,
} from '../../../core/domain/toolbox/toolbox-table.ts';
import { fileAnswer, jsonAnswer } from '../answers.ts';
import { fileFormBody, noBody } from '../bodies.ts';
import { OptimizationFields, ResultQuery, ToolboxResultAnswer } from '../codecs/toolbox.ts';
import { endpoint, jsonSizes, noQuery, usualTime } from '../endpoint.ts';
import { shopScope } from '../scope.ts';

/** Bytes around the file of a form. */
const formOverhead = 16_384;

/** A picture of noise may grow. */
const largestResult = 2 * toolboxLimits.bytes;

export const toolboxEndpoints = {
  optimizeImage: endpoint({
    method: 'POST',
    paths: ['/web-api/toolbox-optimize-image'],
    credentials: 'none',
    summary: 'Makes a picture smaller in bytes; the result is kept for an hour.',
    port: 'Toolbox.optimizeImage',
    scope: shopScope,
    query: noQuery,
    body: fileFormBody('file', OptimizationFields),
    answer: jsonAnswer(ToolboxResultAnswer),
    refusals: {},
    caching: { kind: 'private' },
    largest: { request: toolboxLimits.bytes + formOverhead, answer: jsonSizes.answer },
    within: 30_000,
  }),
  toolboxDownload: endpoint({
    method: 'GET',
    paths: ['/web-api/toolbox-download'],
    credentials: 'none',
    summary: 'Hands out what a tool made.',
    port: 'Toolbox.download',
    scope: shopScope,
    query: ResultQuery,
    body: noBody,
    answer: fileAnswer(
      toolboxToolTable['optimize-image'].to.map((type) => toolboxMediaTypes[type]),
    ),
    refusals: { 404: 'There is no such result, or no longer.' },
    caching: { kind: 'private' },
    largest: { request: 0, answer: largestResult },
    within: usualTime,
  }),
} as const;
