/** What suites for prices ask for, and how they read it. */
import { fc } from '@fast-check/vitest';
import { expect } from 'vitest';

import { readPrice } from '../../adapters/http/prices.ts';
import type { Fetch } from '../../adapters/shared/fetch.ts';
import { offeredMatSizes } from '../../core/domain/catalogue/mat-choice.ts';
import { formatUnitOf } from '../../core/domain/locale/locale-units.ts';
import type { Channel } from '../../core/domain/locale/channel.ts';
import type { Locale } from '../../core/domain/locale/locales.ts';
import type { Price } from '../../core/domain/money/money.ts';
import { E, type TE } from '../../core/fp.ts';
import type { PriceScope } from '../../core/ports/prices.ts';

export const rightOf = async <Value>(task: TE.TaskEither<unknown, Value>): Promise<Value> => {
  const result = await task();
  if (E.isLeft(result)) throw new Error(`refused: ${JSON.stringify(result.left)}`);
  return result.right;
};

export const poster = (locale: Locale): PriceScope => ({ channel: 'poster', locale });

export const baseUrl = 'http://shop.test';

/** A price as an answer says it. */
export const saidPrice = (
  locale: Locale,
  record: Parameters<typeof readPrice>[2] | undefined,
): Price => {
  const read = record && readPrice(locale, 'payload', record);
  if (read === undefined || E.isLeft(read)) throw new Error('There is no price.');
  return read.right;
};

/** A question that is refused: its address, the field to blame, and the status. */
export type RefusedQuestion = readonly [address: string, field: string, status: 400 | 404];

/** Asks in French what is refused, and looks for the blame. */
export const expectRefusal = async (
  fetch: Fetch,
  channel: Channel,
  [address, field, status]: RefusedQuestion,
): Promise<void> => {
  const headers = { 'x-channel': channel, 'x-locale': 'fr-FR' };
  const answer = await fetch(new Request(`${baseUrl}${address}`, { headers }), {
    bytes: 100_000,
    milliseconds: 60_000,
  });
  expect([answer.status, answer.headers.get('Content-Language')]).toEqual([status, 'fr']);
  expect(await answer.json()).toMatchObject({
    message: { text: expect.any(String) },
    payload: { errors: { [field]: expect.any(String) } },
  });
};

/** A standard format of the locale. */
export const formatIn = (locale: Locale) =>
  formatUnitOf(locale) === 'cm'
    ? ({ width: 600, height: 400, unit: 'cm' } as const)
    : ({ width: 240, height: 160, unit: 'in' } as const);

export const stretcher = 'leinwand-keilrahmen-38mm';

export const anyMatSize = fc.constantFrom(...offeredMatSizes);
