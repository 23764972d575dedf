/** One word for one thing: a word that the glossary refuses is found wherever shoppers read it. */
import { describe, expect, test } from 'vitest';

import {
  glossaryFindings,
  readGlossary,
  readHouseGlossary,
} from '../../../scripts/content/glossary.ts';
import { saidTexts } from '../../../scripts/content/said-texts.ts';
import type { Locale } from '../../../core/domain/locale/locales.ts';

const markdown = `# Glossary

| Term | What it is | Not |
| ---- | ---------- | --- |
| none | before any heading | nothing |

## de

| Term      | What it is            | Not                  |
| --------- | --------------------- | -------------------- |
| Gestalter | where things are made | Designer, Online Tool |

### de-CH

| Term | What it is | Not        |
| ---- | ---------- | ---------- |
| MWST | the tax    | MwSt., steuer |
`;

const glossary = readGlossary(markdown);

const found = (locale: Locale, text: string): readonly string[] =>
  glossaryFindings(glossary, [{ locale, source: 'story', path: 'text', text }]).map(
    ({ message }) => message.split(':')[0] ?? '',
  );

describe('the glossary', () => {
  test('is read from its tables, each for the language or the locale above it', () => {
    expect(glossary).toEqual([
      { reader: 'de', word: 'Designer', term: 'Gestalter' },
      { reader: 'de', word: 'Online Tool', term: 'Gestalter' },
      { reader: 'de-CH', word: 'MwSt.', term: 'MWST' },
      { reader: 'de-CH', word: 'steuer', term: 'MWST' },
    ]);
  });

  test('has no part for what is no language', () => {
    expect(() => readGlossary('## deutsch')).toThrow('deutsch');
  });

  test('of the house refuses words in every language', () => {
    const readers = new Set(readHouseGlossary().map(({ reader }) => reader));
    expect([...readers]).toEqual(
      expect.arrayContaining(['de', 'en', 'es', 'fr', 'it', 'nl', 'de-CH', 'nl-BE', 'fr-BE']),
    );
  });
});

describe('a word that is refused', () => {
  test.each([
    ['de-DE', 'Im Designer beginnen', ['“Designer” where the glossary says “Gestalter”']],
    ['de-AT', 'Das Online\u00a0Tool', ['“Online Tool” where the glossary says “Gestalter”']],
    ['de-CH', 'inkl. MwSt.', ['“MwSt.” where the glossary says “MWST”']],
    ['de-CH', 'Steuer', ['“steuer” where the glossary says “MWST”']],
  ] as const)('is found in %s: %s', (locale, text, messages) => {
    expect(found(locale, text)).toEqual(messages);
  });

  test.each([
    ['de-DE', 'inkl. MwSt.'],
    ['en-GB', 'Designer'],
    ['de-DE', 'Designerin, ein designer'],
    ['de-CH', 'mit {steuer} und {steuer, number}'],
    ['de-DE', 'Im Gestalter beginnen'],
  ] as const)('is not found in %s: %s', (locale, text) => {
    expect(found(locale, text)).toEqual([]);
  });

  test('is looked for in messages, mails and labels, too', () => {
    const said = saidTexts();
    const has = (path: string, locale: Locale, text: string): boolean =>
      said.some((each) => each.path === path && each.locale === locale && each.text === text);
    expect(has('components.no-frame', 'en-GB', 'No frame')).toBe(true);
    expect(has('price.tax', 'de-CH', 'Inkl. MWST')).toBe(true);
    expect(has('mail.greeting', 'fr-BE', 'Bonjour,')).toBe(true);
    expect(has('label.mat.mat-none', 'it-IT', 'Senza passepartout')).toBe(true);
  });
});
