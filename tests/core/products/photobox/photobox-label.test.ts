import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { photoPrintFormatText } from '../../../../core/domain/format/photo-print-formats.ts';
import { languages, localeTable } from '../../../../core/domain/locale/locales.ts';
import {
  photoboxLabels,
  photoboxLabelsIn,
  photoboxPaperLabel,
  photoboxTypeLabel,
  photoCountLabel,
} from '../../../../core/domain/products/photobox/photobox-label.ts';
import { photoProgressLabel } from '../../../../core/domain/products/photobox/print-photos.ts';
import { photoboxPapers, photoboxTypes } from '../../../../core/domain/catalogue/photoboxes.ts';
import { anyLocale } from '../../../arbitraries/locale.ts';
import { anyPhotoboxFormat } from '../../../arbitraries/photobox.ts';

describe('the labels of photo boxes', () => {
  test.each(languages)('in %s tell all values of a kind apart, without stray space', (language) => {
    const { types, papers, photos } = photoboxLabels[language];
    expect(new Set(Object.values(types)).size).toBe(3);
    expect(new Set(Object.values(papers)).size).toBe(4);
    for (const label of [types, papers, photos].flatMap(Object.values))
      expect(label).toMatch(/^\S(?:.*\S)?$/u);
  });

  property.prop([anyLocale])('are those of the language, and in en-US “Matte”', (locale) => {
    const { types, papers } = photoboxLabels[localeTable[locale].language];
    for (const each of photoboxTypes) expect(photoboxTypeLabel(locale, each)).toBe(types[each]);
    for (const each of photoboxPapers)
      expect(photoboxPaperLabel(locale, each)).toBe(
        locale === 'en-US' && each === 'matte' ? 'Matte photo paper' : papers[each],
      );
  });

  test('are complete for the United States', () => {
    expect(Object.keys(photoboxLabelsIn('en-US'))).toEqual(Object.keys(photoboxLabelsIn('en-GB')));
    expect(photoboxPaperLabel('en-US', 'poster')).toBe('Glossy poster paper');
    expect(photoboxTypeLabel('fr-LU', 'photoprint')).toBe('Tirages photo');
    expect(photoboxPaperLabel('de-LI', 'matte')).toBe('Fotopapier matt');
  });
});

describe('the number of photos', () => {
  property.prop([anyLocale, fc.nat(), anyPhotoboxFormat])(
    'is shown with the format',
    (locale, count, format) => {
      const label = photoCountLabel(locale, count, format);
      expect(label.startsWith(`${count} `)).toBe(true);
      expect(label.endsWith(`, ${photoPrintFormatText(locale, format)}`)).toBe(true);
    },
  );

  property.prop([anyLocale, fc.nat({ max: 30 })])(
    'has the word that the platform’s plural rules ask for',
    (locale, count) => {
      const { one, other } = photoboxLabelsIn(locale).photos;
      const rule = new Intl.PluralRules(locale).select(count);
      expect(photoCountLabel(locale, count, '150x100').split(/[ ,]/u)[1]).toBe(
        rule === 'one' ? one : other,
      );
    },
  );

  test.each([
    ['de-DE', 1, '150x100', '1 Foto, 15 × 10\u00a0cm'],
    ['de-CH', 24, '150x100', '24 Fotos, 15 × 10\u00a0cm'],
    ['fr-FR', 0, '100x120', '0 photo, 10 × 12\u00a0cm'],
    ['nl-NL', 0, '100x120', '0 foto’s, 10 × 12\u00a0cm'],
    ['en-US', 2, '150x100', '2 photos, 6 × 4\u00a0in'],
  ] as const)('in %s for %i of %s is %s', (locale, count, format, label) => {
    expect(photoCountLabel(locale, count, format)).toBe(label);
  });

  test('is shown of a total', () => {
    expect(photoProgressLabel(12, 24)).toBe('12/24');
  });
});
