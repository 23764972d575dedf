import type { Context } from 'hono';

import { boundedBody } from '../shop/bounded-body.ts';
import { reportMaximumBytes } from './addresses.ts';

/**
 * The text of a report; undefined where more came than is taken, the empty text where nothing came
 * or the sender left. Bytes are counted while they arrive, whatever length was declared.
 */
export const readReport = async (context: Context): Promise<string | undefined> => {
  const { sent, isTooLarge } = boundedBody(context.req.raw, reportMaximumBytes);
  const text = await sent.text().catch(() => '');
  return isTooLarge() ? undefined : text;
};
