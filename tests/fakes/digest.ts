import { createHash } from 'node:crypto';

import type { Digest } from '../../core/ports/digest.ts';

/** The platform's own digests: there is nothing to fake. */
export const nodeDigest: Digest = {
  sha1: (text) => createHash('sha1').update(text).digest('hex'),
};
