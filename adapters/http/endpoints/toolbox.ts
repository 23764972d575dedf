/** Storefront §7, `toolbox-*`. */
import {
  toolboxLimits,
  toolboxMediaTypes,
  toolboxToolTable,
} from '../../../core/domain/toolbox/toolbox-table.ts';
import { fileAnswer, jsonAnswer } from '../answers.ts';
import { fileFormBody, noBody } from '../bodies.ts';
import {
  ConversionFields,
  OptimizationFields,
  PdfConversionFields,
  ResultQuery,
  ToolboxResultAnswer,
  ToolboxResultsAnswer,
} from '../codecs/toolbox.ts';
import { endpoint, jsonSizes, noQuery, usualTime } from '../endpoint.ts';
import { noScope, shopScope } from '../scope.ts';

/** Bytes around the file of a form. */
const formOverhead = 16_384;

/** A picture of noise may grow. */
const largestResult = 2 * toolboxLimits.bytes;

/** Parts that every tool has. */
const tool = {
  method: 'POST',
  credentials: 'none',
  scope: shopScope,
  query: noQuery,
  refusals: {},
  caching: { kind: 'private' },
  largest: { request: toolboxLimits.bytes + formOverhead, answer: jsonSizes.answer },
  within: 30_000,
} as const;

export const toolboxEndpoints = {
  convertFile: endpoint({
    ...tool,
    paths: ['/web-api/toolbox-convert-file'],
    summary: 'Makes a picture of another type; the result is kept for an hour.',
    port: 'Toolbox.convertFile',
    body: fileFormBody('file', ConversionFields),
    answer: jsonAnswer(ToolboxResultAnswer),
  }),
  convertPdf: endpoint({
    ...tool,
    paths: ['/web-api/toolbox-convert-pdf'],
    summary: 'Draws each page of a PDF as a picture; the results are kept for an hour.',
    port: 'Toolbox.convertPdf',
    body: fileFormBody('file', PdfConversionFields),
    answer: jsonAnswer(ToolboxResultsAnswer),
  }),
  optimizeImage: endpoint({
    ...tool,
    paths: ['/web-api/toolbox-optimize-image'],
    summary: 'Makes a picture smaller in bytes; the result is kept for an hour.',
    port: 'Toolbox.optimizeImage',
    body: fileFormBody('file', OptimizationFields),
    answer: jsonAnswer(ToolboxResultAnswer),
  }),
  toolboxDownload: endpoint({
    method: 'GET',
    paths: ['/web-api/toolbox-download'],
    credentials: 'none',
    summary: 'Hands out what a tool made.',
    port: 'Toolbox.download',
    // A link leads here, and sends no headers.
    scope: noScope,
    query: ResultQuery,
    body: noBody,
    answer: fileAnswer(toolboxToolTable['convert-file'].to.map((type) => toolboxMediaTypes[type])),
    refusals: { 404: 'There is no such result, or no longer.' },
    caching: { kind: 'private' },
    largest: { request: 0, answer: largestResult },
    within: usualTime,
  }),
} as const;
