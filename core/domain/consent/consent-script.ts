/** The third-party script that asks for consent (supporting §7, "Privacy consent"). */
import { E } from '../../fp.ts';
import { languageOf } from '../locale/markets.ts';
import type { Locale } from '../locale/locales.ts';

export type ConsentScriptSettings = {
  readonly script: string;
  readonly locale: Locale;
  /** Of the locale. */
  readonly policy: string;
  /** ISO 3166-1, and the part of ISO 3166-2 after the dash; left out where unknown. */
  readonly country?: string | undefined;
  readonly region?: string | undefined;
};

/** The address does not parse, or is not https. */
export type ConsentScriptError = {
  readonly kind: 'unusable-consent-address';
  readonly field: 'script' | 'policy';
  readonly address: string;
};

const isHttps = (address: string): boolean =>
  URL.canParse(address) && new URL(address).protocol === 'https:';

/**
 * The script's address with `language`, `privacyPolicyUrl`, and `country` and `region` where known;
 * what it has already stays.
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
