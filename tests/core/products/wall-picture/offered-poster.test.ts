/** One offer by hand: what a poster in a wooden frame can be made with. */
import { describe, expect, test } from 'vitest';

import {
  acceptedComponents,
  chosenOption,
  chosenComponents,
  withOption,
  withComponents,
  type ComponentOffer,
} from '../../../../core/domain/products/wall-picture/component-offer.ts';
import {
  noComponents,
  printComponents,
  type ComponentSelection,
} from '../../../../core/domain/products/wall-picture/component-selection.ts';
import { missingComponents } from '../../../../core/domain/products/wall-picture/missing-components.ts';
import { pictureOptions } from '../../../../core/domain/products/wall-picture/picture-options.ts';

describe('a poster in a wooden frame', () => {
  const article = { materialType: 'poster', frameType: 'holzrahmen' } as const;
  const none = { value: 'poster-laminierung-none', surcharge: 0, isDefault: true } as const;
  const glossy = {
    value: 'poster-laminierung-glossy',
    surcharge: 0,
    isDefault: false,
    refusal: 'not-sold',
  } as const;
  const matt = { value: 'poster-laminierung-matt', surcharge: 500, isDefault: false } as const;
  const lamination = { group: 'poster-laminierung', options: [none, glossy, matt] } as const;
  const offer: ComponentOffer = {
    material: 'poster+holzrahmen',
    formatType: '600x400',
    matSize: 50,
    options: [lamination],
    frame: {
      colours: [
        { value: 'holzrahmen-schwarz', surcharge: 0, isDefault: true },
        { value: 'holzrahmen-gold', surcharge: 300, isDefault: false },
        { value: 'holzrahmen-eiche', surcharge: 0, isDefault: false, refusal: 'not-sold' },
      ],
      mats: [
        { matType: 'mat-creme', matSize: 50, surcharge: 700 },
        { matType: 'mat-creme', matSize: 60, surcharge: 800 },
        { matType: 'mat-weiss', matSize: 50, surcharge: 900 },
        { matType: 'mat-weiss', matSize: 30, surcharge: 0 },
      ],
      glasses: [{ value: 'museum-glass', surcharge: 1_100, isDefault: false }],
    },
  };
  const wish: ComponentSelection = {
    optionTypes: [matt.value],
    frameVariant: 'holzrahmen-gold',
    matType: 'mat-creme',
    matSize: '50',
    glassType: 'museum-glass',
  };

  test('is had with all that is offered, and costs it', () => {
    expect(acceptedComponents(article, offer, wish)).toEqual(wish);
    expect(chosenComponents(article, offer, wish)).toEqual([
      { kind: 'option', value: matt.value, surcharge: 500 },
      { kind: 'colour', value: 'holzrahmen-gold', surcharge: 300 },
      { kind: 'mat', value: 'mat-creme', surcharge: 700 },
      { kind: 'glass', value: 'museum-glass', surcharge: 1_100 },
    ]);
  });

  test.each<[string, Partial<ComponentSelection>, Partial<ComponentSelection>]>([
    ['the default option', { optionTypes: [none.value] }, { optionTypes: [] }],
    ['an option that is not sold', { optionTypes: [glossy.value] }, { optionTypes: [] }],
    ['the default colour', { frameVariant: 'holzrahmen-schwarz' }, { frameVariant: undefined }],
    [
      'a colour that is not sold',
      { frameVariant: 'holzrahmen-eiche' },
      { frameVariant: undefined },
    ],
    ['another frame’s colour', { frameVariant: 'artbox-weiss' }, { frameVariant: undefined }],
    [
      'a mat that is not sold',
      { matType: 'mat-schwarz' },
      { matType: undefined, matSize: undefined },
    ],
    ['a width that is not sold', { matSize: '80' }, { matType: undefined, matSize: undefined }],
    [
      'no mat',
      { matType: 'mat-none', matSize: undefined },
      { matType: 'mat-none', matSize: undefined },
    ],
    ['a glass that is not sold', { glassType: 'museum-acrylic' }, { glassType: undefined }],
    ['an unknown glass', { glassType: 'window' }, { glassType: undefined }],
  ])('is had with the rest where %s is asked for', (_name, change, accepted) => {
    expect(acceptedComponents(article, offer, { ...wish, ...change })).toEqual({
      ...wish,
      ...accepted,
    });
  });

  const optionsWith = (components: ComponentSelection) =>
    new Map(pictureOptions(article, offer, components).map(({ name, ...rest }) => [name, rest]));
  const notSold = { kind: 'not-sold' };

  test.each([
    [
      'colour',
      'frameVariant',
      [
        ['holzrahmen-schwarz', 0, undefined],
        ['holzrahmen-gold', 300, undefined],
        ['holzrahmen-eiche', 0, notSold],
      ],
    ],
    [
      'mat',
      'matType',
      [
        ['mat-none', 0, undefined],
        ['mat-creme-50', 700, undefined],
        ['mat-creme-60', 800, undefined],
        ['mat-weiss-50', 900, undefined],
        ['mat-weiss-30', 0, undefined],
      ],
    ],
    [
      'glass',
      'glassType',
      [
        ['', 0, undefined],
        ['museum-glass', 1_100, undefined],
      ],
    ],
    [
      'poster-laminierung',
      'optionTypes',
      [
        [none.value, 0, undefined],
        [glossy.value, 0, notSold],
        [matt.value, 500, undefined],
      ],
    ],
  ])('has values for its %s under %s, with their surcharges', (name, key, values) => {
    const option = optionsWith(wish).get(name);
    expect(option?.key).toBe(key);
    expect(option?.values.map((one) => [one.value, one.surcharge, one.refusal])).toEqual(values);
  });

  test('has as its defaults what is chosen where nothing is named', () => {
    const isDefault = ['holzrahmen-schwarz', 'mat-weiss-30', '', none.value];
    const unnamed = [...optionsWith(noComponents).values()].flatMap(({ values }) => values);
    const wished = [...optionsWith(wish).values()].flatMap(({ values }) => values);
    const chosen = (values: typeof unnamed) =>
      values.flatMap(({ value, isChosen }) => (isChosen ? [value] : []));
    expect(chosen(unnamed)).toEqual(isDefault);
    expect(chosen(wished)).toEqual(['holzrahmen-gold', 'mat-creme-50', 'museum-glass', matt.value]);
    for (const values of [unnamed, wished])
      expect(values.filter((one) => one.isDefault).map(({ value }) => value)).toEqual(isDefault);
  });

  test.each([
    ['mat-none', { matType: 'mat-none', matSize: undefined }],
    ['mat-creme-60', { matType: 'mat-creme', matSize: '60' }],
    ['mat-weiss-30', { matType: undefined, matSize: undefined }],
  ])('is had with the mat %s by its short name', (value, named) => {
    const { values = [] } = optionsWith(wish).get('mat') ?? {};
    const pairs = values.find((one) => one.value === value)?.pairs ?? [];
    expect(pairs).toEqual(printComponents({ ...wish, ...named }));
  });

  test('costs nothing more with what it has anyway', () => {
    expect(chosenComponents(article, { ...offer, matSize: 30 }, noComponents)).toEqual([]);
  });

  test('has no price of colours and glasses for a mat of another width', () => {
    const wider = { ...wish, matSize: '60' };
    expect(chosenComponents(article, offer, wider)).toBeUndefined();
    expect(chosenComponents(article, offer, { ...wider, glassType: undefined })).toBeUndefined();
    expect(chosenComponents(article, offer, { ...wider, frameVariant: undefined })).toBeUndefined();
    const { frameVariant: _frameVariant, glassType: _glassType, ...bare } = wider;
    expect(chosenComponents(article, offer, bare)).toEqual([
      { kind: 'option', value: matt.value, surcharge: 500 },
      { kind: 'mat', value: 'mat-creme', surcharge: 800 },
    ]);
  });

  test('has nothing of a frame where none is offered, or none is meant', () => {
    const { frame: _frame, ...unframed } = offer;
    const option = [{ kind: 'option', value: matt.value, surcharge: 500 }];
    for (const [one, offered] of [
      [article, unframed],
      [{ materialType: 'poster' }, offer],
    ] as const) {
      expect(acceptedComponents(one, offered, wish)).toEqual({ optionTypes: [matt.value] });
      expect(chosenComponents(one, offered, wish)).toEqual(option);
      expect(pictureOptions(one, offered, wish).map(({ name }) => name)).toEqual([
        lamination.group,
      ]);
      const refused = { ...wish, optionTypes: [glossy.value], frameVariant: 'holzrahmen-eiche' };
      expect(missingComponents(one, offered, refused)).toEqual([
        { kind: 'option', value: glossy.value, refusal: 'not-sold' },
      ]);
    }
  });

  test('has the default option where none is asked for that is sold', () => {
    expect(chosenOption(lamination, noComponents)).toBe(none);
    expect(chosenOption(lamination, { optionTypes: [glossy.value] })).toBe(none);
    expect(chosenOption(lamination, { optionTypes: [matt.value] })).toBe(matt);
  });

  test('takes what is named in place of its own, and nothing without an offer', () => {
    const named = withComponents(
      wish,
      { optionTypes: [], matSize: '60', glassType: undefined },
      offer,
    );
    expect(named).toEqual({ ...wish, matSize: '60' });
    expect(withComponents(noComponents, { optionTypes: [matt.value] }, undefined)).toEqual(
      noComponents,
    );
    const other = { ...noComponents, optionTypes: ['poster-materialausfuehrung-seidenmatt'] };
    expect(withOption(lamination, other, matt.value).optionTypes).toEqual([
      'poster-materialausfuehrung-seidenmatt',
      matt.value,
    ]);
  });
});
