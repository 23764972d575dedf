import type { Context, MiddlewareHandler } from 'hono';

import { boundedBody } from './bounded-body.ts';

/**
 * Reads a body before its handler does, announced or in chunks, and answers `tooLarge` beyond
 * `largest` bytes. (Hono's own limit builds a request from the server's, which Node's refuses: each
 * body without an announced size would be a 500.)
 */
export const bodyLimit =
  (largest: number, tooLarge: (context: Context) => Response): MiddlewareHandler =>
  async (context, next) => {
    const { raw } = context.req;
    const { sent, isTooLarge } = boundedBody(raw, largest);
    const body = await sent.text().catch(() => undefined);
    if (isTooLarge()) return tooLarge(context);
    // A body that broke off is not answered: its sender has gone.
    const { method, headers } = raw;
    context.req.raw = new Request(raw.url, { method, headers, body: body ?? '' });
    return next();
  };
