import type { Owner } from '../../core/ports/owner.ts';

/** What a store in memory keeps an owner's things by. */
export const textOfOwner = (owner: Owner): string =>
  owner.kind === 'visitor' ? `visitor:${owner.key}` : `customer:${owner.number}`;
