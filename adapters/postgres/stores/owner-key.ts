import { createHash } from 'node:crypto';

import type { Owner } from '../../../core/ports/owner.ts';

/** What an owner is kept by: a visitor's key is a secret of their cookie, and kept as a hash alone. */
export const ownerKeyOf = (owner: Owner): string =>
  owner.kind === 'visitor' ? createHash('sha256').update(owner.key).digest('hex') : owner.number;
