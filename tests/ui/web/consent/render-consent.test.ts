/** What a document carries to ask for consent. */
import { test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import type { Locale } from '../../../../core/domain/locale/locales.ts';
import { languageOf, marketOf } from '../../../../core/domain/locale/markets.ts';
import { consentSection, legalSegments } from '../../../../core/domain/routing/legal-pages.ts';
import { configuredSites } from '../../../../core/domain/routing/sites.ts';
import { E } from '../../../../core/fp.ts';
import { compileMessages } from '../../../../ui/messages/compile.ts';
import { textOf } from '../../../../ui/messages/text.tsx';
import { renderConsent } from '../../../../ui/web/consent/render-consent.server.tsx';
import { loadFooter } from '../../../../ui/web/shell/footer-data.ts';
import { anyChannel, anyLocale } from '../../../arbitraries/locale.ts';
import { embedded } from '../../../arbitraries/routing.ts';
import { requestFor, startDecision } from '../requests.ts';

const requestIn = (locale: Locale) =>
  requestFor(startDecision(embedded, 'poster', locale), embedded).request;

/** The same sites, but over https. */
const safe = (() => {
  const sites = configuredSites({ ...embedded, protocol: 'https' });
  if (E.isLeft(sites)) throw new Error('The embedded sites are wrong.');
  return sites.right;
})();

describe('the shop’s own windows', () => {
  property.prop([anyLocale])(
    'stand in a template, hidden, in the words of the locale',
    (locale) => {
      const html = renderConsent(requestIn(locale), undefined);
      const text = textOf({ locale, messages: compileMessages(locale) });
      expect(html).toMatch(/^<template id="consent-windows">.*<\/template>$/su);
      expect(html).toMatch(/<section[^>]*data-consent-part="banner"[^>]*hidden=""/u);
      expect(html).not.toMatch(/<dialog[^>]*\bopen\b/u);
      for (const key of ['consent.reject', 'consent.accept', 'consent.choose'] as const)
        expect(html).toContain(`>${text(key)}</button>`);
      for (const page of ['imprint', 'privacy'] as const)
        expect(html).toMatch(
          new RegExp(`href="[^"]*/${legalSegments[page][languageOf(locale)]}"`, 'u'),
        );
    },
  );

  test('refuse in the same look as they accept', () => {
    const html = renderConsent(requestIn('de-DE'), undefined);
    const classOf = (value: string): string | undefined =>
      new RegExp(`<button[^>]*class="(?<name>[^"]*)"[^>]*value="${value}"`, 'u').exec(html)
        ?.groups?.['name'] ??
      new RegExp(`<button[^>]*value="${value}"[^>]*class="(?<name>[^"]*)"`, 'u').exec(html)
        ?.groups?.['name'];
    expect(classOf('reject')).toBeDefined();
    expect(classOf('reject')).toBe(classOf('accept'));
  });
});

describe('a configured script', () => {
  const script = 'https://consent.example/script.js?id=</script>';

  property.prop([anyLocale])('is told language, policy and country of its place', (locale) => {
    const request = requestFor(startDecision(safe, 'poster', locale), safe).request;
    const html = renderConsent(request, script);
    expect(html).not.toContain('<template');
    const [, json = ''] =
      /^<script type="application\/json" id="consent-script">(.*)<\/script>$/u.exec(html) ?? [];
    expect(json).not.toContain('<');
    const url = new URL(JSON.parse(json) as string);
    expect(url.origin).toBe('https://consent.example');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      id: '</script>',
      language: languageOf(locale),
      privacyPolicyUrl: expect.stringMatching(
        new RegExp(`^https://.*/${legalSegments.privacy[languageOf(locale)]}$`, 'u'),
      ),
      country: marketOf(locale) === 'com' ? 'US' : marketOf(locale).toUpperCase(),
    });
  });

  test('that cannot be told of a safe policy is not loaded: the shop asks', () => {
    expect(renderConsent(requestIn('de-DE'), script)).toContain('<template');
  });
});

describe('the way to the settings', () => {
  property.prop([anyChannel, anyLocale])(
    'is in every footer, and works without scripts',
    async (channel, locale) => {
      const { request } = requestFor(startDecision(embedded, channel, locale), embedded);
      const { legal } = await loadFooter(request, undefined);
      const [settings] = legal.filter(({ kind }) => kind === 'privacy-settings');
      expect(settings?.opens).toBe('consent');
      const page = legalSegments.privacy[languageOf(locale)];
      expect(settings?.href).toMatch(new RegExp(`/${page}/?#${consentSection}$`, 'u'));
    },
  );
});
