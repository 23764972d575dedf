import { describe, expect, test } from 'vitest';

import { E, TE } from '../../../../core/fp.ts';
import type { OptionPrices } from '../../../../core/ports/wall-picture/option-prices.ts';
import type { PriceScope } from '../../../../core/ports/prices.ts';
import { offerComponents } from '../../../../core/usecases/wall-picture/offer-components.ts';
import { recordingLog } from '../../../fakes/log.ts';
import { failingOptionPrices, memoryOptionPrices } from '../../../fakes/option-prices.ts';

const scope: PriceScope = { channel: 'poster', locale: 'de-DE' };
const format = { width: 600, height: 400, unit: 'cm' } as const;
const noComponents = { optionTypes: [] };

const euros = (minorUnits: number) => ({ minorUnits, currency: 'eur' }) as const;

/** A shop that sells some parts, and notes with which mat it was asked for those of a frame. */
const shop = () => {
  const asked: unknown[] = [];
  const optionPrices: OptionPrices = {
    ...memoryOptionPrices(),
    surcharges: () =>
      TE.right([
        { optionType: 'poster-laminierung-matt', surcharge: euros(500) },
        { optionType: 'acrylglas-bohrung-corner-holes', surcharge: euros(900) },
      ]),
    frameParts: (_scope, article) => {
      asked.push(article);
      return TE.right({
        frames: [
          { producedFrame: 'holzrahmen-schwarz', surcharge: euros(77) },
          { producedFrame: 'holzrahmen-gold', surcharge: euros(300) },
        ],
        mats: [{ matType: 'mat-creme', matSize: 50, surcharge: euros(700) }],
        glasses: [{ glassType: 'museum-glass', surcharge: euros(1_100) }],
      });
    },
  };
  return { asked, environment: { optionPrices, log: recordingLog() } };
};

const offerOf = async (...asked: Parameters<typeof offerComponents>) => {
  const { environment } = shop();
  const offer = await offerComponents(...asked)(environment)();
  if (E.isLeft(offer)) throw new Error(offer.left.kind);
  return offer.right;
};

describe('what an article can be had with', () => {
  const framed = { materialType: 'poster', frameType: 'holzrahmen' } as const;

  test('is each option of its groups, what is not sold among them', async () => {
    const offer = await offerOf(scope, { materialType: 'poster' }, format, noComponents);
    expect(offer).toEqual({
      material: 'poster',
      formatType: '600x400',
      matSize: 0,
      options: [
        {
          group: 'poster-laminierung',
          options: [
            { value: 'poster-laminierung-none', surcharge: 0, isDefault: true },
            {
              value: 'poster-laminierung-glossy',
              surcharge: 0,
              isDefault: false,
              refusal: 'not-sold',
            },
            { value: 'poster-laminierung-matt', surcharge: 500, isDefault: false },
          ],
        },
        {
          group: 'poster-materialausfuehrung',
          options: [
            { value: 'poster-materialausfuehrung-standard', surcharge: 0, isDefault: true },
            ...['seidenmatt', 'oekopapier'].map((option) => ({
              value: `poster-materialausfuehrung-${option}`,
              surcharge: 0,
              isDefault: false,
              refusal: 'not-sold',
            })),
          ],
        },
      ],
    });
  });

  test('is each colour and glass of its frame, the default colour for nothing', async () => {
    const { frame, material, matSize } = await offerOf(scope, framed, format, noComponents);
    expect([material, matSize]).toEqual(['poster+holzrahmen', 30]);
    const colours = new Map(frame?.colours.map((colour) => [colour.value, colour]));
    expect(colours.get('holzrahmen-schwarz')).toEqual({
      value: 'holzrahmen-schwarz',
      surcharge: 0,
      isDefault: true,
    });
    expect(colours.get('holzrahmen-gold')).toEqual({
      value: 'holzrahmen-gold',
      surcharge: 300,
      isDefault: false,
    });
    expect(colours.get('holzrahmen-eiche')).toEqual({
      value: 'holzrahmen-eiche',
      surcharge: 0,
      isDefault: false,
      refusal: 'not-sold',
    });
    expect(frame?.mats).toEqual([{ matType: 'mat-creme', matSize: 50, surcharge: 700 }]);
    expect(frame?.glasses).toEqual([
      { value: 'museum-glass', surcharge: 1_100, isDefault: false },
      { value: 'museum-acrylic', surcharge: 0, isDefault: false, refusal: 'not-sold' },
    ]);
  });

  test('has no glasses in a frame without one, and no holes under its edge', async () => {
    const article = { materialType: 'acrylglas', frameType: 'artbox' } as const;
    const { frame, options } = await offerOf(scope, article, format, noComponents);
    expect(frame?.glasses).toEqual([]);
    expect(options.flatMap((group) => group.options)).toContainEqual({
      value: 'acrylglas-bohrung-corner-holes',
      surcharge: 0,
      isDefault: false,
      refusal: 'only-without-frame',
    });
  });

  test('is asked for with the mat of the wish', async () => {
    const { asked, environment } = shop();
    const wish = { ...noComponents, matType: 'mat-creme', matSize: '80' };
    const offer = await offerComponents(scope, framed, format, wish)(environment)();
    expect(asked).toEqual([{ ...framed, matSize: 80 }]);
    expect(offer).toMatchObject({ right: { matSize: 80 } });
    await offerComponents(scope, { materialType: 'poster' }, format, wish)(environment)();
    expect(asked).toHaveLength(1);
  });

  test('cannot be said where the shop does not answer, which is logged', async () => {
    const log = recordingLog();
    const environment = { optionPrices: failingOptionPrices(), log };
    expect(await offerComponents(scope, framed, format, noComponents)(environment)()).toMatchObject(
      {
        left: { kind: 'prices-unavailable' },
      },
    );
    expect(log.reports.length).toBeGreaterThan(0);
  });
});
