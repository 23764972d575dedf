import { useEffect, useState } from 'react';
import { createPath, useLocation } from 'react-router';

import { localeTable, type Locale } from '../../../core/domain/locale/locales.ts';
import type { LocalizedUrl } from '../../../core/domain/routing/localized-urls.ts';
import { LocationNotice } from '../../components/location-notice/location-notice.tsx';
import { marketUrls } from './market-urls.ts';
import { useShell } from './use-shell.ts';

/** The name of a country (`CH`) or a language (`fr`) in the page's language, as the browser has it. */
const nameOf = (locale: Locale, type: 'language' | 'region', code: string): string =>
  new Intl.DisplayNames([locale], { type }).of(code) ?? code;

/** The country of a locale: `CH` of `fr-CH`. */
const countryOf = (locale: Locale): string => locale.slice('xx-'.length);

/** Who has chosen with the keyboard goes on at the content: the notice is gone. */
const focusContent = (): void => {
  const main = document.querySelector('main');
  if (main === null) return;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
};

/** The address of this page in the suggested locale; it follows the page that is shown. */
const useUrlIn = (locale: Locale | undefined, path: string): LocalizedUrl | undefined => {
  const [url, setUrl] = useState<LocalizedUrl>();
  useEffect(
    function readSwitcher() {
      setUrl(marketUrls(document).find((one) => one.locale === locale));
    },
    [locale, path],
  );
  return url;
};

/**
 * Suggests another site to those who seem to be in its country, once the page has come to rest. It
 * never redirects; whoever has chosen is not asked again in this tab.
 */
export const SiteSuggestion = ({ path }: { readonly path: string }) => {
  const { locale } = useShell();
  const here = createPath(useLocation());
  const [suggested, setSuggested] = useState<Locale>();
  const url = useUrlIn(suggested, path);
  useEffect(
    function askLocation() {
      void import('../compose.client.ts')
        .then(({ suggestLocale }) => suggestLocale(locale, marketUrls(document)))
        .then(setSuggested)
        // A page stands without a suggestion.
        .catch(() => undefined);
    },
    [locale],
  );
  if (suggested === undefined || url === undefined) return null;
  const choose = (): void => {
    setSuggested(undefined);
    focusContent();
    void import('../compose.client.ts').then(({ declineSuggestions }) => declineSuggestions());
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
