/** What suites for prices ask for, and how they read it. */
import { fc } from '@fast-check/vitest';

import { offeredMatSizes } from '../../core/domain/catalogue/mat-choice.ts';
import { formatUnitOf } from '../../core/domain/locale/locale-units.ts';
import type { Locale } from '../../core/domain/locale/locales.ts';
import { E, type TE } from '../../core/fp.ts';
import type { PriceScope } from '../../core/ports/prices.ts';

export const rightOf = async <Value>(task: TE.TaskEither<unknown, Value>): Promise<Value> => {
  const result = await task();
  if (E.isLeft(result)) throw new Error(`refused: ${JSON.stringify(result.left)}`);
  return result.right;
};

export const poster = (locale: Locale): PriceScope => ({ channel: 'poster', locale });

/** A standard format of the locale. */
export const formatIn = (locale: Locale) =>
  formatUnitOf(locale) === 'cm'
    ? ({ width: 600, height: 400, unit: 'cm' } as const)
    : ({ width: 240, height: 160, unit: 'in' } as const);

export const stretcher = 'leinwand-keilrahmen-38mm';

export const anyMatSize = fc.constantFrom(...offeredMatSizes);
