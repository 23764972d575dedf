import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { catalogueLabel } from '../../../core/domain/catalogue/catalogue-label.ts';
import {
  frameLabels,
  materialLabels,
  usFrameLabels,
  usMaterialLabels,
} from '../../../core/domain/catalogue/label-tables.ts';
import {
  frameLabel,
  frameLabelAlone,
  framedMaterialLabel,
  materialLabel,
} from '../../../core/domain/catalogue/labels.ts';
import {
  defaultFrames,
  frameDefaults,
  frameTypes,
  isFrameType,
  isMaterialType,
  isMatType,
  materialTypes,
  matTypes,
} from '../../../core/domain/catalogue/materials.ts';
import { isProductKind, productKinds } from '../../../core/domain/catalogue/product-kinds.ts';
import { languages, localeTable } from '../../../core/domain/locale/locales.ts';
import { anyFrameType, anyMaterialType } from '../../arbitraries/catalogue.ts';
import { anyLanguage, anyLocale } from '../../arbitraries/locale.ts';

describe('the catalogue', () => {
  test('has the words of the specification, in its order', () => {
    expect(materialTypes.join(', ')).toBe(
      'acrylglas, aludibond, backlitfolie, echtglas, forexplatte, fototapete, gallerybond, ' +
        'hahnemuehle, klebefolie, leinwand, poster, pvcplane',
    );
    expect(frameTypes.join(', ')).toBe(
      'alurahmen, artbox, fotorahmen, holzrahmen, kunststoffrahmen, schattenfuge-leinwand, ' +
        'schattenfuge-platte',
    );
    expect(matTypes.join(', ')).toBe('mat-none, mat-creme, mat-schwarz, mat-weiss');
    expect(productKinds.join(', ')).toBe(
      'photoFrame, framedMaterial, photobox, photoprint, collage, photobook',
    );
  });

  test('frames the materials as specified, and the others not at all', () => {
    const framed = Object.entries(defaultFrames).filter(([, frame]) => frame !== undefined);
    expect(Object.fromEntries(framed)).toEqual({
      acrylglas: 'schattenfuge-platte',
      aludibond: 'schattenfuge-platte',
      forexplatte: 'schattenfuge-platte',
      gallerybond: 'schattenfuge-platte',
      hahnemuehle: 'holzrahmen',
      poster: 'holzrahmen',
      leinwand: 'schattenfuge-leinwand',
    });
  });

  property.prop([anyFrameType])(
    'has black frames, with a 30 mm white mat in wood and aluminium',
    (frame) => {
      const isMatted = frame === 'holzrahmen' || frame === 'alurahmen';
      expect(frameDefaults[frame]).toEqual({
        variant: 'schwarz',
        matSize: isMatted ? 30 : 0,
        matType: isMatted ? 'mat-weiss' : 'mat-none',
      });
    },
  );

  property.prop([
    fc.oneof(
      fc.string(),
      fc.constantFrom(...materialTypes, ...frameTypes, ...matTypes, ...productKinds, 'toString'),
    ),
  ])('knows its words in their exact spelling', (text) => {
    expect(isMaterialType(text)).toBe(materialTypes.map(String).includes(text));
    expect(isFrameType(text)).toBe(frameTypes.map(String).includes(text));
    expect(isMatType(text)).toBe(matTypes.map(String).includes(text));
    expect(isProductKind(text)).toBe(productKinds.map(String).includes(text));
  });
});

describe('the labels', () => {
  property.prop([anyLanguage])('name every material and frame, without stray space', (language) => {
    const labels = [
      ...Object.values(materialLabels[language]),
      ...Object.values(frameLabels[language]),
    ];
    expect(labels).toHaveLength(materialTypes.length + frameTypes.length);
    for (const label of labels) expect(label).toMatch(/^\S(?:.*\S)?$/u);
  });

  test.each(languages)('tell all materials apart in %s', (language) => {
    expect(new Set(Object.values(materialLabels[language])).size).toBe(materialTypes.length);
  });

  test('tell all frames apart but the two floater frames', () => {
    for (const language of languages) {
      const labels = frameLabels[language];
      expect(labels['schattenfuge-leinwand']).toBe(labels['schattenfuge-platte']);
      expect(new Set(Object.values(labels)).size).toBe(frameTypes.length - 1);
    }
  });

  test('are the specification’s own for the United States', () => {
    expect(usMaterialLabels).toEqual({
      acrylglas: 'Acrylic print',
      aludibond: 'Metal print',
      forexplatte: 'Foam board',
      pvcplane: 'PVC tarp',
    });
    expect(usFrameLabels).toEqual({ alurahmen: 'aluminum frame' });
  });

  property.prop([anyLocale, anyMaterialType])(
    'are those of the language, save what the United States rename',
    (locale, material) => {
      const renamed = Object.entries(usMaterialLabels).find(([name]) => name === material)?.[1];
      const common = materialLabels[localeTable[locale].language][material];
      expect(materialLabel(locale, material)).toBe(
        locale === 'en-US' ? (renamed ?? common) : common,
      );
    },
  );

  property.prop([anyLocale, anyMaterialType, anyFrameType])(
    'join a material with its frame',
    (locale, material, frame) => {
      expect(framedMaterialLabel(locale, material, undefined)).toBe(
        materialLabel(locale, material),
      );
      expect(framedMaterialLabel(locale, material, frame)).toBe(
        `${materialLabel(locale, material)}, ${frameLabel(locale, frame)}`,
      );
      const isSpelledApart = locale === 'en-US' && frame === 'alurahmen';
      expect(frameLabel(locale, frame)).toBe(
        isSpelledApart ? 'aluminum frame' : frameLabels[localeTable[locale].language][frame],
      );
      expect(frameLabel(locale, frame)).toBe(catalogueLabel(locale, 'frameType', frame));
      expect(frameLabelAlone(locale, frame)).toMatch(/^\p{Lu}/u);
      expect(frameLabelAlone(locale, frame).slice(1)).toBe(frameLabel(locale, frame).slice(1));
    },
  );
});
