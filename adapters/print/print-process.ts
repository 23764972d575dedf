/**
 * The process that makes one print file and ends (`render-in-process.ts`): what it held goes with
 * it. Node starts this file itself, so it has an entry of its own in `vite.config.ts`.
 */
import process from 'node:process';

import sharp from 'sharp';

import { renderPages } from './render-pages.ts';
import { renderPrint } from './render-print.ts';
import type { RenderAnswer, RenderRequest } from './rendering.ts';

// One picture at a time, each line once: more would be faster and hold more.
sharp.concurrency(1);
sharp.cache(false);

const answerTo = async (request: RenderRequest): Promise<RenderAnswer> => {
  try {
    const result = await (request.kind === 'pages' ? renderPages(request) : renderPrint(request));
    return { kind: 'rendered', result, peakBytes: process.resourceUsage().maxRSS * 1024 };
  } catch (error) {
    return { kind: 'failed', reason: error instanceof Error ? error.message : 'unknown' };
  }
};

process.once('message', (request: RenderRequest) => {
  answerTo(request)
    .then((answer) => process.send?.(answer, () => process.disconnect()))
    .catch(() => process.exit(1));
});
// Whoever asked is gone.
process.once('disconnect', () => process.exit(0));
