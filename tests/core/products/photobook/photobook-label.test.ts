import { test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { languages, locales, localeTable } from '../../../../core/domain/locale/locales.ts';
import {
  photobookBindingLabel,
  photobookCoverLabel,
  photobookCoverLaminationLabel,
  photobookFormatLabel,
  photobookLabels,
  photobookLabelsIn,
  photobookOrientationLabel,
  photobookPaperLabel,
  photobookPrintingLabel,
  photobookSizeText,
  photobookTypeLabel,
} from '../../../../core/domain/products/photobook/photobook-label.ts';
import {
  photobookBindings,
  photobookCoverLaminations,
  photobookCovers,
  photobookFormats,
  photobookOrientations,
  photobookPapers,
  photobookPrintings,
  photobookTypes,
} from '../../../../core/domain/products/photobook/photobooks.ts';
import { anyLocale } from '../../../arbitraries/locale.ts';

describe('the labels of photo books', () => {
  test.each(languages)('in %s tell all values of a kind apart, without stray space', (language) => {
    const labels = photobookLabels[language];
    const kinds = [
      [labels.types, 3],
      [labels.printings, 2],
      [labels.bindings, 3],
      [labels.covers, 2],
      [labels.papers, 4],
      [labels.coverLaminations, 2],
      [labels.orientations, 3],
      [labels.dinWords, 2],
    ] as const;
    for (const [kind, count] of kinds) {
      const texts = Object.values(kind);
      expect(new Set(texts).size).toBe(count);
      for (const text of texts) expect(text).toMatch(/^\S(?:.*\S)?$/u);
    }
  });

  property.prop([anyLocale])('are those of the language, and in en-US “Matte”', (locale) => {
    const labels = photobookLabels[localeTable[locale].language];
    const spelt = (text: string): string =>
      locale === 'en-US' && text === 'Matt' ? 'Matte' : text;
    for (const each of photobookTypes)
      expect(photobookTypeLabel(locale, each)).toBe(labels.types[each]);
    for (const each of photobookPrintings)
      expect(photobookPrintingLabel(locale, each)).toBe(labels.printings[each]);
    for (const each of photobookBindings)
      expect(photobookBindingLabel(locale, each)).toBe(labels.bindings[each]);
    for (const each of photobookCovers)
      expect(photobookCoverLabel(locale, each)).toBe(labels.covers[each]);
    for (const each of photobookPapers)
      expect(photobookPaperLabel(locale, each)).toBe(spelt(labels.papers[each]));
    for (const each of photobookCoverLaminations)
      expect(photobookCoverLaminationLabel(locale, each)).toBe(
        spelt(labels.coverLaminations[each]),
      );
    for (const each of photobookOrientations)
      expect(photobookOrientationLabel(locale, each)).toBe(labels.orientations[each]);
  });

  test('are these in some locales', () => {
    expect(photobookTypeLabel('de-CH', 'echtfotobuch')).toBe('Echtfotobuch');
    expect(photobookBindingLabel('fr-BE', 'heftbindung')).toBe('Reliure agrafée');
    expect(photobookPaperLabel('de-AT', 'feinstweiss')).toBe('Feinstweiß');
    expect(photobookPaperLabel('en-GB', 'matt')).toBe('Matt');
    expect(photobookPaperLabel('en-US', 'matt')).toBe('Matte');
    expect(photobookPaperLabel('en-US', 'glaenzend')).toBe('Glossy');
    expect(photobookCoverLaminationLabel('en-US', 'matt')).toBe('Matte');
    expect(Object.keys(photobookLabelsIn('en-US'))).toEqual(
      Object.keys(photobookLabelsIn('en-GB')),
    );
  });
});

describe('the name of a photo book’s format', () => {
  test.each([
    ['de-DE', 'a4-hoch', 'A4 hoch', '21,5 × 27,6\u00a0cm'],
    ['de-DE', 'a3-quer', 'A3 quer', '44,1 × 29,7\u00a0cm'],
    ['fr-FR', 'a4-quer', 'A4 paysage', '28,5 × 19,4\u00a0cm'],
    ['es-ES', 'a5-hoch', 'A5 vertical', '14,8 × 21\u00a0cm'],
    ['it-CH', 'a5-quer', 'A5 orizzontale', '19 × 14,5\u00a0cm'],
    ['nl-NL', 'a6-quer', 'A6 liggend', '14,8 × 10,5\u00a0cm'],
    ['en-GB', '200-200', '20 × 20\u00a0cm', '20 × 20\u00a0cm'],
    ['en-US', '300-300', '11.8 × 11.8\u00a0in', '11.8 × 11.8\u00a0in'],
    ['en-US', 'a4-hoch', 'A4 portrait', '8.5 × 10.9\u00a0in'],
  ] as const)('in %s of %s is %s', (locale, format, label, size) => {
    expect(photobookFormatLabel(locale, format)).toBe(label);
    expect(photobookSizeText(locale, format)).toBe(size);
  });

  test.each(locales)('tells all formats apart in %s', (locale) => {
    const labels = photobookFormats.map((format) => photobookFormatLabel(locale, format));
    expect(new Set(labels).size).toBe(photobookFormats.length);
  });
});
