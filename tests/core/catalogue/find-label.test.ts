import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  britishExtraLabel,
  catalogueKeysOf,
  catalogueKinds,
  catalogueLabels,
  findCatalogueLabel,
  isBritishExtraKey,
  isCatalogueKey,
  isCatalogueKind,
  labelLocaleOf,
  spelledIn,
} from '../../../core/domain/catalogue/catalogue-label.ts';
import { materialKeyLabel, optionLabel } from '../../../core/domain/catalogue/key-labels.ts';
import type { CatalogueKind } from '../../../core/domain/catalogue/label-kinds.ts';
import { britishExtraLabels } from '../../../core/domain/catalogue/labels/en-GB.ts';
import { defaultOptionOfGroup, optionGroups } from '../../../core/domain/catalogue/options.ts';
import { formatLabelKeys } from '../../../core/domain/catalogue/format-groups.ts';
import { stretcherDepthText } from '../../../core/domain/format/stretcher-frames.ts';
import { locales, localeTable } from '../../../core/domain/locale/locales.ts';
import { E } from '../../../core/fp.ts';
import { anyLabelKey } from '../../arbitraries/catalogue.ts';
import { anyLocale } from '../../arbitraries/locale.ts';
import { labelOf, labelsOf } from './label-of.ts';

describe('the labels of the United States', () => {
  const american = catalogueKinds.flatMap((kind) => labelsOf('en-US', kind));

  test('rename four materials', () => {
    const renamed = ['aludibond', 'forexplatte', 'acrylglas', 'pvcplane'] as const;
    expect(renamed.map((key) => materialKeyLabel('en-US', key).toLowerCase())).toEqual([
      'metal print',
      'foam board',
      'acrylic print',
      'pvc tarp',
    ]);
  });

  test('speak of inches, aluminum and mats, and of no DIN names', () => {
    const british =
      /aluminium|grey|colour|\bmatt\b|moulding|eyelet|\bmounts?\b|\bcm\b|\bDIN\b|Dibond|Forex|acrylic glass|composite/iu;
    expect(american.filter((label) => british.test(label))).toEqual([]);
    expect(american.length).toBe(catalogueKinds.flatMap((kind) => labelsOf('en-GB', kind)).length);
  });

  test('are the British ones where nothing differs', () => {
    const kinds: readonly CatalogueKind[] = ['photobookCategory', 'productType', 'glass', 'back'];
    for (const kind of kinds)
      expect(catalogueLabels['en-US'][kind]).toEqual(catalogueLabels['en-GB'][kind]);
  });

  test.each(locales.filter((locale) => locale !== 'en-GB'))(
    'and of %s give the depths that the formats give',
    (locale) => {
      expect(optionLabel(locale, 'leinwand-keilrahmen-25mm')).toBe(
        stretcherDepthText(locale, '25mm'),
      );
      expect(optionLabel(locale, 'leinwand-keilrahmen-38mm')).toBe(
        stretcherDepthText(locale, '38mm'),
      );
    },
  );

  test('give stretcher frames of an inch and of one and a half', () => {
    expect(optionLabel('en-US', 'leinwand-keilrahmen-25mm')).toBe('1\u00a0in');
    expect(optionLabel('en-US', 'leinwand-keilrahmen-38mm')).toBe('1.5\u00a0in');
    expect(optionLabel('en-GB', 'leinwand-keilrahmen-25mm')).toBe('2.5\u00a0cm');
  });
});

describe('the keys that English has alone', () => {
  property.prop([anyLocale])('are named in English, and nowhere else', (locale) => {
    expect(Object.keys(britishExtraLabels)).toEqual([
      'custom',
      'panoramic-ultra-wide',
      'panoramic-wide',
      'wallpaper',
    ]);
    const isEnglish = localeTable[locale].language === 'en';
    expect(britishExtraLabel(locale, 'custom')).toBe(isEnglish ? 'Custom size' : undefined);
    expect(britishExtraLabel(locale, 'wallpaper')).toBe(isEnglish ? 'Photo wallpaper' : undefined);
  });
});

describe('a label by texts', () => {
  property.prop([anyLocale, anyLabelKey])('is the one by names', (locale, { kind, key }) => {
    expect(isCatalogueKind(kind)).toBe(true);
    const table: Readonly<Record<string, string>> = catalogueLabels[labelLocaleOf(locale)][kind];
    expect(findCatalogueLabel(locale, kind, key)).toEqual(
      E.right(spelledIn(locale, table[key] ?? '')),
    );
  });

  test('is refused for an unknown locale, kind or key, in this order', () => {
    expect(findCatalogueLabel('de-FR', 'x', 'y')).toEqual(
      E.left({ kind: 'missing', text: 'de-FR' }),
    );
    expect(findCatalogueLabel('de', 'x', 'y')).toEqual(E.left({ kind: 'malformed', text: 'de' }));
    expect(findCatalogueLabel('de-DE', 'toString', 'y')).toEqual(
      E.left({ kind: 'unknown-label-kind', labelKind: 'toString' }),
    );
    expect(findCatalogueLabel('de-DE', 'mat', 'toString')).toEqual(
      E.left({ kind: 'unknown-label-key', labelKind: 'mat', key: 'toString' }),
    );
  });

  property.prop([anyLocale, fc.constantFrom(...optionGroups)])(
    'is that of a group’s default where it says standard',
    (locale, group) => {
      expect(findCatalogueLabel(locale, 'option', `${group}-standard`)).toEqual(
        findCatalogueLabel(locale, 'option', `${group}-${defaultOptionOfGroup(group)}`),
      );
      expect(labelOf(locale, 'option', `${group}-standard`)).not.toContain('refused');
    },
  );

  test('reads framed for gerahmt, and the reverse, among variants alone', () => {
    expect(labelOf('en-GB', 'materialVariant', 'leinwand-framed')).toBe('Framed canvas');
    expect(labelOf('en-GB', 'materialVariant', 'poster-gerahmt')).toBe('Framed poster');
    expect(labelOf('en-GB', 'materialVariant', 'card-framed')).toContain('unknown-label-key');
    expect(labelOf('en-GB', 'material', 'leinwand-framed')).toContain('unknown-label-key');
    expect(labelOf('en-GB', 'mat', 'leinwand-rand-standard')).toContain('unknown-label-key');
  });

  property.prop([anyLocale, fc.constantFrom(...Object.keys(britishExtraLabels))])(
    'is found for the keys that English has alone, in English and under their kind',
    (locale, key) => {
      if (!isBritishExtraKey(key)) throw new Error(key);
      const own = key === 'wallpaper' ? 'material' : 'format';
      const label = britishExtraLabel(locale, key);
      expect(findCatalogueLabel(locale, own, key)).toEqual(
        label === undefined
          ? E.left({ kind: 'unknown-label-key', labelKind: own, key })
          : E.right(label),
      );
      const other = own === 'format' ? 'material' : 'format';
      expect(E.isLeft(findCatalogueLabel(locale, other, key))).toBe(true);
      expect(E.isLeft(findCatalogueLabel(locale, 'mat', key))).toBe(true);
    },
  );

  test.each(locales)('is there for every format key that %s has', (locale) => {
    const labels = formatLabelKeys(locale).map((key) => labelOf(locale, 'format', key));
    expect(labels.filter((label) => label.startsWith('refused'))).toEqual([]);
    expect(new Set(labels).size).toBe(locale === 'en-GB' ? 18 : 15);
  });

  property.prop([fc.oneof(fc.string(), fc.constantFrom('custom', 'square', 'toString'))])(
    'has no key of English alone but the four',
    (text) => {
      expect(isBritishExtraKey(text)).toBe(Object.keys(britishExtraLabels).includes(text));
    },
  );

  property.prop([fc.string()])('is of kinds and keys in their exact spelling', (text) => {
    expect(isCatalogueKind(text)).toBe(catalogueKinds.map(String).includes(text));
    for (const kind of catalogueKinds)
      expect(isCatalogueKey(kind, text)).toBe(catalogueKeysOf(kind).map(String).includes(text));
  });
});
