/** The script that asks for consent, from a third-party host (supporting §7, "Privacy consent"). */
import { E } from '../../fp.ts';
import { languageOf } from '../locale/markets.ts';
import type { Locale } from '../locale/locales.ts';

/** Parameters of the script: language, privacy policy, and the visitor's likely country. */
export type ConsentScriptSettings = {
  /** The script's address; configuration. */
  readonly script: string;
  readonly locale: Locale;
  /** The privacy policy of the locale. */
  readonly policy: string;
  /** ISO 3166-1, and the part of ISO 3166-2 after the dash; left out where it is not known. */
  readonly country?: string | undefined;
  readonly region?: string | undefined;
};

/** An address that cannot be used: it does not parse, or is not https. */
export type ConsentScriptError = {
  readonly kind: 'unusable-consent-address';
  readonly field: 'script' | 'policy';
  readonly address: string;
};

const isHttps = (address: string): boolean =>
  URL.canParse(address) && new URL(address).protocol === 'https:';

/**
 * The address at which the consent script is loaded, with its `language`, `privacyPolicyUrl`, and
 * `country` and `region` where they are known; what the address has already stays.
 */
export const consentScriptUrl = ({
  script,
  locale,
  policy,
  country = '',
  region = '',
}: ConsentScriptSettings): E.Either<ConsentScriptError, string> => {
  if (!isHttps(script))
    return E.left({ kind: 'unusable-consent-address', field: 'script', address: script });
  if (!isHttps(policy))
    return E.left({ kind: 'unusable-consent-address', field: 'policy', address: policy });
  const url = new URL(script);
  const told = { language: languageOf(locale), privacyPolicyUrl: policy, country, region };
  for (const [name, value] of Object.entries(told))
    if (value !== '') url.searchParams.set(name, value);
  return E.right(url.href);
};
