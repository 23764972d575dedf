/** What an address selects of wall pictures, and what can be chosen from there. */
import { test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { frameTypes, type FrameType } from '../../../../core/domain/catalogue/materials.ts';
import {
  applyConfiguratorCommand,
  initialConfiguratorState,
  materialValue,
  selectedArticle,
  type Configurator,
  type MaterialOption,
} from '../../../../core/domain/configurator/configurator.ts';
import { framingsOf } from '../../../../core/domain/configurator/framings.ts';
import { selectionQuery } from '../../../../core/domain/configurator/selection.ts';
import { equalFormats } from '../../../../core/domain/format/format.ts';
import type { ComponentOffer } from '../../../../core/domain/products/wall-picture/component-offer.ts';
import type { KnownPicture } from '../../../../core/domain/products/wall-picture/known-pictures.ts';
import { wallPictureChoices } from '../../../../core/domain/products/wall-picture/wall-picture-choices.ts';
import type { QueryPairs } from '../../../../core/domain/query/query.ts';
import { anyConfiguratorUse, type ConfiguratorUse } from '../../../arbitraries/configurator.ts';

const { options: optionsOf, readAddress } = wallPictureChoices;

/** What is sold on a page where somebody has used its configurator, and the address since then. */
const usedPage = ({ configurator, commands, unit }: ConfiguratorUse) => {
  const state = commands.reduce(
    (before, command) => applyConfiguratorCommand(configurator, before, command),
    initialConfiguratorState(configurator),
  );
  const { materialType } = selectedArticle(configurator, state);
  const known: KnownPicture = {
    selected: { material: state.material, format: state.format },
    extra: state.extra && { ...state.extra, beside: {} },
    parts: { materialType, frames: framingsOf(materialType, frameTypes), offer: undefined },
  };
  const offer = { configurator, known: [known] };
  const scope = { locale: unit === 'in' ? 'en-US' : 'de-DE' } as const;
  const read = (pairs: QueryPairs) => readAddress(pairs, scope, offer);
  return { state, offer, read, choice: read(selectionQuery(configurator, state)) };
};

describe('the choices of a wall picture', () => {
  property.prop([anyConfiguratorUse])('begin where the address says', (use) => {
    const { state, choice } = usedPage(use);
    expect(choice.state).toEqual(state);
  });

  property.prop([anyConfiguratorUse])(
    'have one chosen value, and are chosen by its pairs',
    (use) => {
      const { choice, offer, read } = usedPage(use);
      for (const { name, key, values } of optionsOf(choice, offer)) {
        expect([name, values.filter(({ isChosen }) => isChosen).length]).toEqual([name, 1]);
        for (const { value, pairs, refusal } of values) {
          if (refusal !== undefined) continue;
          expect(pairs).toContainEqual([key, value]);
          const after = optionsOf(read(pairs), offer).find((option) => option.name === name);
          const chosen = after?.values.filter(({ isChosen }) => isChosen).map((one) => one.value);
          expect([name, value, chosen]).toEqual([name, value, [value]]);
        }
      }
    },
  );
});

property.prop([anyConfiguratorUse])(
  'another material or format is what the configurator makes of it',
  (use) => {
    const { state, choice, offer, read } = usedPage(use);
    const valuesOf = (name: string) =>
      optionsOf(choice, offer).find((option) => option.name === name)?.values ?? [];
    for (const { value, pairs } of valuesOf('material')) {
      const command = { kind: 'select-material', material: value } as const;
      const next = applyConfiguratorCommand(use.configurator, state, command);
      if (value !== state.material) expect(read(pairs).state).toEqual(next);
    }
    for (const { value, pairs, price: shown, refusal } of valuesOf('format')) {
      expect([value, refusal]).toEqual([value, shown ? undefined : { kind: 'not-sold' }]);
      const [width = 0, height = 0] = value.split('x').map(Number);
      const format = { width, height, unit: use.unit };
      const command = { kind: 'select-format', format } as const;
      const next = applyConfiguratorCommand(use.configurator, state, command);
      if (shown !== undefined) expect(read(pairs).state).toEqual(next);
    }
  },
);

property.prop([anyConfiguratorUse])(
  'the default is what an address without a word selects, whatever is chosen now',
  (use) => {
    const { choice, offer, read } = usedPage(use);
    const first = read([]);
    const marksOf = (name: string, of: typeof choice, mark: 'isDefault' | 'isChosen') =>
      optionsOf(of, offer)
        .find((option) => option.name === name)
        ?.values.map((value) => value[mark]);
    const chosenFirst = marksOf('material', first, 'isChosen');
    for (const one of [first, choice])
      expect(marksOf('material', one, 'isDefault')).toEqual(chosenFirst);
    expect(marksOf('format', first, 'isDefault')).toEqual(marksOf('format', first, 'isChosen'));
  },
);

property.prop([anyConfiguratorUse])(
  'each material costs what it costs in the chosen format, where it is sold in it',
  (use) => {
    const { state, choice, offer } = usedPage(use);
    const materials = optionsOf(choice, offer).find(({ name }) => name === 'material');
    for (const { value, price: shown } of materials?.values ?? []) {
      const formats = use.configurator.options.find((option) => option.value === value)?.formats;
      const same = formats?.find(({ format }) => equalFormats(format, state.format))?.price;
      if (same !== undefined) expect([value, shown]).toEqual([value, same]);
    }
  },
);

const price = (minorUnits: number) => {
  const money = { minorUnits, currency: 'eur' } as const;
  return { priceCurrent: money, priceOriginal: money };
};

const small = { width: 600, height: 400, unit: 'cm' } as const;
const large = { width: 900, height: 600, unit: 'cm' } as const;

const canvas: MaterialOption = {
  value: 'leinwand',
  materialType: 'leinwand',
  context: {},
  formats: [{ format: small, price: price(3000) }, { format: large }],
  initiallySelectedFormat: small,
};

const framed: MaterialOption = {
  value: 'leinwand+schattenfuge-leinwand',
  materialType: 'leinwand',
  context: { frameType: 'schattenfuge-leinwand' },
  isFraming: true,
  formats: [{ format: small, price: price(5500) }],
  initiallySelectedFormat: small,
};

const configurator: Configurator = {
  product: 'photo-frame',
  options: [canvas, framed],
  labels: [],
};

const offerIn = (options: Configurator['options'], parts: Partial<KnownPicture['parts']>) => {
  const [{ value: material, materialType, formats }] = options;
  const known: KnownPicture = {
    selected: { material, format: formats[0].format },
    extra: undefined,
    parts: { materialType, frames: [], offer: undefined, ...parts },
  };
  return { configurator: { ...configurator, options }, known: [known] };
};

describe('the frames around a poster', () => {
  const option = (
    frameType: FrameType | undefined,
    ...formats: MaterialOption['formats']
  ): MaterialOption => ({
    value: materialValue('poster', frameType),
    materialType: 'poster',
    context: { frameType },
    ...(frameType !== undefined && { isFraming: true }),
    formats,
    initiallySelectedFormat: small,
  });
  const bare = option(undefined, { format: small, price: price(3000) });
  const wood = option('holzrahmen', { format: small, price: price(5500) });
  const others = [
    // Not in this format.
    option('alurahmen', { format: small }, { format: large, price: price(9000) }),
    // Perhaps in this format: its list does not say.
    option('kunststoffrahmen', { format: large, price: price(8000) }),
  ];
  const frames = framingsOf('poster', ['holzrahmen', 'alurahmen', 'kunststoffrahmen']);
  const framesOf = (offer: Parameters<typeof readAddress>[2], query: QueryPairs = []) =>
    optionsOf(readAddress(query, { locale: 'de-DE' }, offer), offer).find(
      ({ name }) => name === 'frame',
    )?.values;

  test('say what they cost and select, or why they cannot be had', () => {
    const sold = offerIn([bare, wood, ...others], { frames });
    expect(
      framesOf(sold)?.map(({ value, surcharge, refusal, pairs }) => [
        value,
        surcharge,
        refusal?.kind,
        pairs.map(([, text]) => text).join(' '),
      ]),
    ).toEqual([
      ['poster', 0, undefined, 'poster 600x400'],
      ['poster+alurahmen', 0, 'not-sold', 'poster+alurahmen 900x600 600x400'],
      ['poster+artbox', 0, 'excluded', 'poster 600x400'],
      ['poster+fotorahmen', 0, 'not-sold', 'poster 600x400'],
      ['poster+holzrahmen', 2500, undefined, 'poster+holzrahmen 600x400'],
      ['poster+kunststoffrahmen', 0, undefined, 'poster+kunststoffrahmen 600x400'],
      ['poster+schattenfuge-leinwand', 0, 'excluded', 'poster 600x400'],
      ['poster+schattenfuge-platte', 0, 'excluded', 'poster 600x400'],
    ]);
    // No frame is one that everybody gets.
    expect(framesOf(sold)?.filter(({ isDefault }) => isDefault)).toEqual([]);
  });

  test('cost nothing more where the poster alone is not sold, and are not taken off', () => {
    const shown = framesOf(offerIn([wood, ...others], { frames }));
    expect(shown?.map(({ value }) => value)).not.toContain('poster');
    expect(shown?.map(({ surcharge }) => surcharge)).toEqual(frames.map(() => 0));
  });

  test('are there once it is known what holds the material, if anything does', () => {
    const options = [bare, wood] as const;
    expect(framesOf(offerIn(options, { frames }))).toHaveLength(1 + frames.length);
    expect(framesOf(offerIn(options, { frames: [] }))).toBeUndefined();
    expect(framesOf({ ...offerIn(options, { frames }), known: [] })).toBeUndefined();
  });

  test('cost nothing yet in a format whose price is that of the chosen one alone', () => {
    const own = { width: 617, height: 411, unit: 'cm' } as const;
    const extra = { format: own, price: price(3100) };
    const sold = offerIn([bare, wood], { frames });
    const preselected = { material: 'poster', format: own, extra };
    const shown = framesOf({ ...sold, configurator: { ...sold.configurator, preselected } });
    expect(shown?.find(({ isChosen }) => isChosen)?.price).toEqual(price(3100));
    expect(shown?.find(({ value }) => value === wood.value)).toMatchObject({
      surcharge: 0,
      price: undefined,
      refusal: undefined,
    });
  });

  test('have parts, which an address of the page selects, and what is not sold is left out', () => {
    const matt = { value: 'poster-laminierung-matt', surcharge: 500, isDefault: false } as const;
    const offer: ComponentOffer = {
      material: 'poster+holzrahmen',
      formatType: '600x400',
      matSize: 30,
      options: [{ group: 'poster-laminierung', options: [matt] }],
      frame: {
        colours: [
          { value: 'holzrahmen-schwarz', surcharge: 0, isDefault: true },
          { value: 'holzrahmen-eiche', surcharge: 0, isDefault: false, refusal: 'not-sold' },
        ],
        mats: [],
        glasses: [],
      },
    };
    const sold = offerIn([wood, bare], { frames, offer });
    const asked: QueryPairs = [
      ['material', 'poster+holzrahmen'],
      ['formatType', '600x400'],
      ['optionTypes', matt.value],
      ['frameVariant', 'holzrahmen-eiche'],
    ];
    const read = (query: QueryPairs, of: typeof sold) =>
      readAddress(query, { locale: 'de-DE' }, of);
    const choice = read(asked, sold);
    expect(choice.asked.frameVariant).toBe('holzrahmen-eiche');
    expect(choice.components).toEqual({ optionTypes: [matt.value] });
    const parts = optionsOf(choice, sold).slice(3);
    expect(parts.map(({ name }) => name)).toEqual(['colour', 'mat', 'poster-laminierung']);
    for (const { values } of parts)
      for (const { pairs } of values) {
        expect(read(pairs, sold).state).toEqual(choice.state);
        expect(read(pairs, sold).components.optionTypes).toEqual([matt.value]);
      }
    // While no answer says otherwise, all that goes with the article is had.
    const unknown = { ...sold, known: [] };
    expect(read(asked, unknown).components.frameVariant).toBe('holzrahmen-eiche');
    expect(optionsOf(choice, unknown)).toHaveLength(2);
  });
});

describe('what is chosen of a canvas', () => {
  const frames = framingsOf('leinwand', ['schattenfuge-leinwand']);
  const parts = { materialType: 'leinwand', frames, offer: undefined } as const;
  const known = [{ selected: { material: 'leinwand', format: small }, extra: undefined, parts }];
  const offer = { configurator, known };
  const choice = readAddress([], { locale: 'de-DE' }, offer);
  const valuesOf = (name: string) =>
    optionsOf(choice, offer).find((option) => option.name === name)?.values;

  test('costs what its format and frame cost, and says what is not sold', () => {
    expect(valuesOf('format')).toMatchObject([
      { value: '600x400', price: price(3000), isDefault: true, isChosen: true },
      { value: '900x600', refusal: { kind: 'not-sold' } },
    ]);
    expect(valuesOf('frame')).toContainEqual(
      expect.objectContaining({ value: 'leinwand+schattenfuge-leinwand', surcharge: 2500 }),
    );
    expect(valuesOf('frame')).toContainEqual(
      expect.objectContaining({
        value: 'leinwand+artbox',
        refusal: { kind: 'excluded', by: 'materialType' },
      }),
    );
    // Nor does a frame cost nothing in a format that no list has.
    const own = { width: 617, height: 411, unit: 'cm' } as const;
    const beside = { leinwand: price(3100), 'leinwand+schattenfuge-leinwand': price(5750) };
    const extra = { format: own, price: price(3100), beside };
    const inOwn = {
      configurator,
      known: [{ selected: { material: 'leinwand', format: own }, extra, parts }],
    };
    const asked = [['formatType', '617x411']] as const;
    const ofOwn = optionsOf(readAddress(asked, { locale: 'de-DE' }, inOwn), inOwn);
    expect(ofOwn.find(({ name }) => name === 'frame')?.values).toContainEqual(
      expect.objectContaining({ value: 'leinwand+schattenfuge-leinwand', surcharge: 2650 }),
    );
    // A frame is chosen beside its material, not in its place.
    expect(valuesOf('material')?.map(({ value }) => value)).toEqual(['leinwand']);
  });
});
