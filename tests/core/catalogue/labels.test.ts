import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  catalogueKeysOf,
  catalogueKinds,
  catalogueLabel,
  labelLocaleOf,
  labelLocales,
  spelledIn,
} from '../../../core/domain/catalogue/catalogue-label.ts';
import { fillLabel } from '../../../core/domain/catalogue/fill-label.ts';
import {
  backLabel,
  configuratorFormatLabel,
  configuratorMaterialLabel,
  formatKeyLabel,
  frameCatalogueLabel,
  frameMaterialLabel,
  framePartLabel,
  glassLabel,
  materialKeyLabel,
  materialVariantLabel,
  matLabel,
  optionGroupLabel,
  optionLabel,
  photobookCategoryLabel,
  productTypeLabel,
} from '../../../core/domain/catalogue/key-labels.ts';
import type { CatalogueKind } from '../../../core/domain/catalogue/label-kinds.ts';
import { materialLabel } from '../../../core/domain/catalogue/labels.ts';
import { materialKeys } from '../../../core/domain/catalogue/material-keys.ts';
import { materialTypes } from '../../../core/domain/catalogue/materials.ts';
import {
  optionGroups,
  optionsOfGroup,
  optionTypes,
} from '../../../core/domain/catalogue/options.ts';
import {
  emptyTemplateLabel,
  familyVariantLabel,
  frameWithMatLabel,
  producedFrameLabel,
  producedFrameLabels,
} from '../../../core/domain/catalogue/produced-frame-labels.ts';
import { producedFrames } from '../../../core/domain/catalogue/produced-frame.ts';
import { formatKeys } from '../../../core/domain/format/format-keys.ts';
import { fallbackChain } from '../../../core/domain/locale/locale.ts';
import { locales, localeTable, type Locale } from '../../../core/domain/locale/locales.ts';
import { anyLabelKey, anyProducedFrame } from '../../arbitraries/catalogue.ts';
import { anyLocale } from '../../arbitraries/locale.ts';
import { labelOf, labelsOf } from './label-of.ts';

/** Kinds in which two keys may share a label: groups' titles and options repeat across materials. */
const repeating: readonly CatalogueKind[] = ['optionGroup', 'option', 'frameType'];

describe('the labels of the catalogue', () => {
  test('exist in seven locales, for as many keys of each kind', () => {
    expect(labelLocales.join(', ')).toBe('de-DE, es-ES, fr-FR, it-IT, nl-NL, en-GB, en-US');
    const counts = catalogueKinds.map((kind) => `${kind} ${catalogueKeysOf(kind).length}`);
    expect(counts.join(', ')).toBe(
      'format 15, material 20, materialVariant 22, optionGroup 17, option 44, ' +
        'configuratorFormat 19, photobookCategory 9, productType 6, frameType 7, ' +
        'producedFamily 15, producedFamilyShort 15, frameVariant 46, frameCatalogue 7, ' +
        'frameCatalogueShort 7, framePart 3, frameMaterial 12, mat 4, glass 2, back 1, ' +
        'frameTemplate 2',
    );
    expect(catalogueKeysOf('material').toSorted()).toEqual([...materialKeys].toSorted());
    expect(catalogueKeysOf('format').toSorted()).toEqual([...formatKeys].toSorted());
    expect(catalogueKeysOf('option').toSorted()).toEqual([...optionTypes, 'standard'].toSorted());
  });

  property.prop([anyLocale, anyLabelKey])(
    'name every key in every locale, without stray space',
    (locale, { kind, key }) => {
      expect(labelOf(locale, kind, key)).toMatch(/^\S(?:.*\S)?$/u);
      expect(labelOf(locale, kind, key)).not.toContain('refused');
      expect(labelOf(locale, kind, key)).not.toContain('  ');
    },
  );

  test.each(locales)('tell all keys of a kind apart in %s', (locale) => {
    for (const kind of catalogueKinds.filter((name) => !repeating.includes(name))) {
      const labels = labelsOf(locale, kind);
      expect(new Set(labels.map((label) => label.toLowerCase())).size).toBe(labels.length);
    }
  });

  test.each(locales)('tell all options of a group apart in %s', (locale) => {
    for (const group of optionGroups) {
      const labels = optionsOfGroup(group).map((option) =>
        labelOf(locale, 'option', `${group}-${option}`),
      );
      expect(new Set(labels).size).toBe(labels.length);
    }
  });

  property.prop([anyLocale])(
    'come from the nearest fallback, never from another language',
    (locale) => {
      const labelLocale = labelLocaleOf(locale);
      expect(localeTable[labelLocale].language).toBe(localeTable[locale].language);
      const known: readonly Locale[] = labelLocales;
      expect(fallbackChain(locale).find((step) => known.includes(step))).toBe(labelLocale);
    },
  );

  property.prop([anyLocale, anyLabelKey])(
    'are written without ß in Switzerland and Liechtenstein',
    (locale, { kind, key }) => {
      const label = labelOf(locale, kind, key);
      const base = labelOf(labelLocaleOf(locale), kind, key);
      if (locale === 'de-CH' || locale === 'de-LI') {
        expect(label).not.toContain('ß');
        expect(label).toBe(base.split('ß').join('ss'));
      } else expect(label).toBe(base);
    },
  );

  test('are spelled by the country: Weiß, in Zurich Weiss', () => {
    expect(locales.filter((locale) => spelledIn(locale, 'ß') === 'ss')).toEqual(['de-CH', 'de-LI']);
    expect(catalogueLabel('de-CH', 'mat', 'mat-weiss')).toBe('Passepartout in Weiss');
    expect(catalogueLabel('de-AT', 'mat', 'mat-weiss')).toBe('Passepartout in Weiß');
  });

  test.each(['es-ES', 'fr-FR', 'it-IT', 'nl-NL', 'en-GB', 'en-US'] as const)(
    'are no German in %s',
    (locale) => {
      const labels = catalogueKinds.flatMap((kind) => labelsOf(locale, kind));
      const german = /Rahmen|rahmen|Leinwand|weiß|Holz|Schattenfuge|glänzend|Ohne|\bund\b/u;
      expect(labels.filter((label) => german.test(label))).toEqual([]);
    },
  );
});

describe('the labels of materials', () => {
  property.prop([anyLocale, fc.constantFrom(...materialTypes)])(
    'are those of the product page',
    (locale, material) => {
      expect(materialKeyLabel(locale, material)).toBe(materialLabel(locale, material));
    },
  );

  property.prop([anyLocale])('have a function for each kind', (locale) => {
    const pairs: readonly (readonly [string, string, string])[] = [
      [formatKeyLabel(locale, 'square'), 'format', 'square'],
      [materialKeyLabel(locale, 'zubehoer'), 'material', 'zubehoer'],
      [materialVariantLabel(locale, 'poster-laminated'), 'materialVariant', 'poster-laminated'],
      [optionGroupLabel(locale, 'leinwand-rand'), 'optionGroup', 'leinwand-rand'],
      [optionLabel(locale, 'standard'), 'option', 'standard'],
      [matLabel(locale, 'mat-none'), 'mat', 'mat-none'],
      [glassLabel(locale, 'museum-glass'), 'glass', 'museum-glass'],
      [backLabel(locale, 'normal'), 'back', 'normal'],
      [framePartLabel(locale, 'frame-mat'), 'framePart', 'frame-mat'],
      [frameMaterialLabel(locale, 'PPT RST'), 'frameMaterial', 'PPT RST'],
      [productTypeLabel(locale, 'card'), 'productType', 'card'],
      [configuratorFormatLabel(locale, '20x20'), 'configuratorFormat', '20x20'],
      [configuratorMaterialLabel(locale, 'picture-box'), 'material', 'photobox'],
      [photobookCategoryLabel(locale, 'kids'), 'photobookCategory', 'kids'],
      [frameCatalogueLabel(locale, 'wood').long, 'frameCatalogue', 'wood'],
      [frameCatalogueLabel(locale, 'wood').short, 'frameCatalogueShort', 'wood'],
    ];
    for (const [label, kind, key] of pairs) expect(label).toBe(labelOf(locale, kind, key));
  });
});

describe('the labels of produced frames', () => {
  test.each(locales)('are complete and all different in %s, in full and short', (locale) => {
    const labels = producedFrameLabels(locale);
    expect(labels.map(({ producedFrame }) => producedFrame)).toEqual(
      producedFrames.map(({ producedFrame }) => producedFrame),
    );
    expect(new Set(labels.map(({ full }) => full)).size).toBe(producedFrames.length);
    expect(new Set(labels.map(({ short }) => short)).size).toBe(producedFrames.length);
    const all = (pick: 'full' | 'short'): number =>
      labels.reduce((length, label) => length + label[pick].length, 0);
    expect(all('short')).toBeLessThan(all('full'));
  });

  property.prop([anyLocale, anyProducedFrame])('are found by the frame’s name', (locale, frame) => {
    const label = producedFrameLabel(locale, frame.producedFrame);
    expect(label).toEqual(familyVariantLabel(locale, frame.family, frame.variant));
    expect(producedFrameLabels(locale)).toContainEqual({ ...frame, ...label });
    expect(label.full).not.toBe(emptyTemplateLabel(locale));
  });

  test('join family and variant', () => {
    expect(producedFrameLabel('en-US', 'holzrahmen-eiche-geoelt')).toEqual({
      full: 'Wooden frame, oiled oak',
      short: 'Wood, oiled oak',
    });
    expect(producedFrameLabel('fr-CH', 'alurahmen-rund-gold')).toEqual({
      full: 'Cadre en aluminium à profil arrondi, or',
      short: 'Alu arrondi, or',
    });
  });

  property.prop([anyLocale])('are the empty template where there is no frame', (locale) => {
    const empty = emptyTemplateLabel(locale);
    expect(producedFrameLabel(locale, undefined)).toEqual({ full: empty, short: empty });
    expect(empty).toBe(labelOf(locale, 'frameTemplate', 'empty'));
  });

  property.prop([anyLocale, fc.string()])(
    'with a mat hold the frame’s label as it is',
    (locale, frame) => {
      const pattern = labelOf(locale, 'frameTemplate', 'with-mat');
      const [before = '', after = ''] = pattern.split('{frame}');
      expect(pattern.split('{frame}')).toHaveLength(2);
      expect(frameWithMatLabel(locale, frame)).toBe(`${before}${frame}${after}`);
      expect(`${before}${after}`).toMatch(/\p{L}/u);
    },
  );
});

describe('a pattern', () => {
  test('is filled once, and keeps what has no value', () => {
    expect(fillLabel('{a}/{b}/{c}', { a: '{b}', b: 2 })).toBe('{b}/2/{c}');
    expect(fillLabel('{toString} {}', {})).toBe('{toString} {}');
    expect(fillLabel('{frame}', { frame: '$& $1' })).toBe('$& $1');
  });
});
