/** The white-label service (storefront §7, `/whitelabel/switch`). */
import { t } from '../../../core/fp.ts';

/** What the order in the cart becomes: a white-label one, or a usual one. */
export const WhitelabelSwitchBody = t.type(
  { isWhitelabelOrder: t.boolean },
  'WhitelabelSwitchBody',
);
