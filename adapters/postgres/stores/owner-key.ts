import { createHash } from 'node:crypto';

import type { Owner } from '../../../core/ports/owner.ts';

/** A visitor's key is a secret of their cookie: only its hash is stored. */
export const ownerKeyOf = (owner: Owner): string =>
  owner.kind === 'visitor' ? createHash('sha256').update(owner.key).digest('hex') : owner.number;
