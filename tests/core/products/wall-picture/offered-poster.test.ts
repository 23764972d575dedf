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
  type ComponentSelection,
} from '../../../../core/domain/products/wall-picture/component-selection.ts';

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
