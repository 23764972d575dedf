import { useSyncExternalStore } from 'react';
import { createPath, useLocation } from 'react-router';

import { localeTable, type Locale } from '../../../core/domain/locale/locales.ts';
import type { LocalizedUrl } from '../../../core/domain/routing/localized-urls.ts';
import { LocationNotice } from '../../components/location-notice/location-notice.tsx';
import { marketUrls } from './market-urls.ts';
import { suggestedLocale } from './suggested-locale.ts';
import { useShell } from '../islands/use-shell.ts';

/** `CH` or `fr` in the page's language, as the browser has it. */
const nameOf = (locale: Locale, type: 'language' | 'region', code: string): string =>
  new Intl.DisplayNames([locale], { type }).of(code) ?? code;

/** `CH` of `fr-CH`. */
const countryOf = (locale: Locale): string => locale.slice('xx-'.length);

/** After a choice by keyboard the notice is gone; the focus goes on at the content. */
const focusContent = (): void => {
  const main = document.querySelector('main');
  if (main === null) return;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
};

const never = (): (() => void) => () => undefined;

/**
 * This page in the suggested locale, read from the market switcher once the page stands in the
 * document; another address reads that of the next page.
 */
const useUrlIn = (locale: Locale | undefined): Omit<LocalizedUrl, 'locale'> | undefined => {
  const read = (): LocalizedUrl | undefined =>
    marketUrls(document).find((one) => one.locale === locale);
  const url = useSyncExternalStore(
    never,
    () => read()?.url,
    () => undefined,
  );
  const isSamePage = useSyncExternalStore(
    never,
    () => read()?.isSamePage === true,
    () => false,
  );
  return url === undefined ? undefined : { url, isSamePage };
};

/**
 * Suggests another site to those who seem to be in its country (`suggestSite`). It never redirects;
 * whoever has chosen is not asked again in this tab.
 */
const SiteSuggestion = () => {
  const { locale } = useShell();
  const here = createPath(useLocation());
  const { subscribe, get } = suggestedLocale;
  const suggested = useSyncExternalStore(subscribe, get, get);
  const url = useUrlIn(suggested);
  if (suggested === undefined || url === undefined) return null;
  const choose = (): void => {
    suggestedLocale.set(undefined);
    focusContent();
    void import('../composition/compose.client.ts')
      .then(({ declineSuggestions }) => declineSuggestions())
      // Then the next page may ask again.
      .catch(() => undefined);
  };
  return (
    <LocationNotice
      country={nameOf(locale, 'region', countryOf(suggested))}
      language={nameOf(locale, 'language', localeTable[suggested].language)}
      locale={suggested}
      href={url.url}
      isSamePage={url.isSamePage}
      stayHref={here}
      onChoice={choose}
    />
  );
};

export const draw = () => <SiteSuggestion />;
