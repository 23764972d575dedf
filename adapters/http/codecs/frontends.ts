import { isTreatment } from '../../../core/domain/flags/flags.ts';
import { t } from '../../../core/fp.ts';
import { SitePath } from './localized-urls.ts';
import { refined, refinedText } from './wire.ts';

/** Two JSON texts (storefront §7, `shop-frontends-initial-data`): each is read, and may fail, alone. */
export const InitialDataAnswer = t.type(
  { payload: t.type({ layout: t.string, messages: t.string }) },
  'InitialDataAnswer',
);

/** With its question mark, or without; a page reads no more of it. */
const PageSearch = refinedText('PageSearch', (text): text is string => text.length <= 2_000);

/** A page by its path, without prefixes, and its query, which may force flags. */
export const FlagsQuery = t.intersection(
  [t.type({ path: SitePath }), t.partial({ search: PageSearch })],
  'FlagsQuery',
);

/** By name; empty where a browser asks by itself. */
export const FlagsAnswer = t.type(
  {
    payload: t.type({ flags: t.record(t.string, refined('WireTreatment', isTreatment)) }),
  },
  'FlagsAnswer',
);
