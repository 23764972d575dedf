import type { Locale } from '../../../core/domain/locale/locales.ts';
import { createStore } from '../islands/store.ts';
import { tellIsland } from '../islands/waking.ts';
import { marketUrls } from './market-urls.ts';

/** Undefined where there is none, or no more. */
export const suggestedLocale = createStore<Locale | undefined>(undefined);

/** Asks where the visitor is, and wakes the suggestion if there is one. */
export const suggestSite = async (locale: Locale): Promise<void> => {
  const { suggestLocale } = await import('../composition/compose.client.ts');
  suggestedLocale.set(await suggestLocale(locale, marketUrls(document)));
  if (suggestedLocale.get() !== undefined) tellIsland('site-suggestion');
};
