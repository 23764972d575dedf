import { test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { consentScriptUrl } from '../../../core/domain/consent/consent-script.ts';
import { languageOf } from '../../../core/domain/locale/markets.ts';
import { E } from '../../../core/fp.ts';
import { anyLocale } from '../../arbitraries/locale.ts';

const settings = {
  script: 'https://consent.example/script.js?id=7',
  locale: 'fr-CH',
  policy: 'https://posters.example/fr/confidentialité?a=1&b=2',
} as const;

const told = (url: E.Either<unknown, string>): Readonly<Record<string, string>> =>
  E.isRight(url) ? Object.fromEntries(new URL(url.right).searchParams) : {};

describe('the consent script', () => {
  property.prop([anyLocale])('is told the language and the policy', (locale) => {
    const url = consentScriptUrl({ ...settings, locale });
    expect(told(url)).toEqual({
      id: '7',
      language: languageOf(locale),
      privacyPolicyUrl: settings.policy,
    });
  });

  test('is told country and region where they are known', () => {
    const url = consentScriptUrl({ ...settings, country: 'US', region: 'CA' });
    expect(told(url)).toMatchObject({ country: 'US', region: 'CA' });
    expect(told(consentScriptUrl({ ...settings, country: 'US' }))).not.toHaveProperty('region');
    expect(told(consentScriptUrl({ ...settings, country: '' }))).not.toHaveProperty('country');
  });

  test.each([
    '',
    'script.js',
    'http://consent.example/',
    'javascript:alert(1)',
    '//consent.example',
  ])('is not loaded from %j, and tells of no policy there', (address) => {
    for (const field of ['script', 'policy'] as const)
      expect(consentScriptUrl({ ...settings, [field]: address })).toEqual(
        E.left({ kind: 'unusable-consent-address', field, address }),
      );
  });
});
