import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';

import { languages } from '../../../core/domain/locale/locales.ts';
import { legalSegments, isWithdrawalPage } from '../../../core/domain/routing/legal-pages.ts';
import { readRoute } from '../../../core/domain/routing/page-routes.ts';

test.each(languages)('in %s the withdrawal takes a form, under its own word alone', (language) => {
  const word = legalSegments.withdrawal[language];
  expect(isWithdrawalPage(language, { kind: 'content', segments: [word] })).toBe(true);
  expect(isWithdrawalPage(language, { kind: 'content', segments: [word, 'more'] })).toBe(false);
  expect(isWithdrawalPage(language, { kind: 'start' })).toBe(false);
});

property.prop([fc.constantFrom(...languages), fc.array(fc.webPath(), { maxLength: 3 })])(
  'no other page takes one',
  (language, segments) => {
    const route = readRoute(language, 'web', segments);
    if (route === undefined) return;
    const isWithdrawal =
      segments.length === 1 && segments[0] === legalSegments.withdrawal[language];
    expect(isWithdrawalPage(language, route)).toBe(isWithdrawal);
  },
);
