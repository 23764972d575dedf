import type { Container } from 'inversify';

import { stays } from '../../adapters/shared/single-flight.ts';
import { createPageForms, type PageForms } from '../forms/page-forms.ts';
import { tokens } from './tokens.ts';

/** The forms of pages on the ports of this process. */
export const openPageForms = (container: Container): PageForms => {
  const { accountsOf, withdrawalDesk, wishlists, carts } = container.get(tokens.pagePorts);
  const { sites, limits } = container.get(tokens.configuration);
  return createPageForms({
    sites,
    accountsOf,
    withdrawalDesk: withdrawalDesk(stays),
    newsletter: container.get(tokens.newsletter),
    wishlists: wishlists(stays),
    carts: carts(stays),
    log: container.get(tokens.log),
    trustedProxies: limits.trustedProxies,
  });
};
