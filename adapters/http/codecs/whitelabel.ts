import { t } from '../../../core/fp.ts';

/** A white-label order or a usual one (storefront §7, `/whitelabel/switch`). */
export const WhitelabelSwitchBody = t.type(
  { isWhitelabelOrder: t.boolean },
  'WhitelabelSwitchBody',
);
