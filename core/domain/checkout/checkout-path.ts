import { localeTable, type Locale } from '../locale/locales.ts';
import { pathFor } from '../routing/pages.ts';
import type { Site, SiteConfiguration } from '../routing/sites.ts';
import { specialWords } from '../routing/special-prefixes.ts';
import { checkoutWords } from './checkout-address.ts';
import type { CheckoutStepName } from './checkout.ts';

/** Of a step's page on a site, or of the checkout, which leads to the first that is open. */
export const checkoutPath = (
  sites: SiteConfiguration,
  { channel }: Pick<Site, 'channel'>,
  locale: Locale,
  step?: CheckoutStepName,
): `/${string}` => {
  const { language } = localeTable[locale];
  const [word] = specialWords('checkout', language);
  const further = step === undefined ? [] : [checkoutWords[step][language]];
  const route = { kind: 'content', segments: [word, ...further] } as const;
  return pathFor(sites, channel, { locale, platform: 'web', route });
};
