import { E } from '../../fp.ts';
import { textOf } from '../text/text.ts';
import { readInstant } from '../time/instant.ts';
import type { LastOrderDates } from './cut-offs.ts';

/** Storefront §3. */
export const lastOrderDateFields = [
  'lodStart',
  'lodEnd',
  'safetyLodEnd',
  'expressLodEnd',
  'saturdayLodEnd',
] as const satisfies readonly (keyof LastOrderDates)[];

export type LastOrderDateField = (typeof lastOrderDateFields)[number];

/** As they came, `2026-12-18T13:00:00Z` each, or absent. */
export type LastOrderDatesInput = Readonly<Partial<Record<LastOrderDateField, unknown>>>;

/** `text` is empty where the field holds no text. */
export type MalformedInstant = { readonly field: LastOrderDateField; readonly text: string };

/** A malformed date is absent, and named. */
export type ReadLastOrderDates = {
  readonly dates: LastOrderDates;
  readonly malformed: readonly MalformedInstant[];
};

/** Without a start nothing is counted down to. */
export type LastOrderDatesError = {
  readonly kind: 'lod-start-missing';
  readonly malformed: readonly MalformedInstant[];
};

/**
 * Reads dates, which need no order. A malformed one counts as absent, and is there to be reported
 * (decisions, "Countdown").
 */
export const parseLastOrderDates = (
  input: LastOrderDatesInput,
): E.Either<LastOrderDatesError, ReadLastOrderDates> => {
  const read: Partial<Record<LastOrderDateField, number>> = {};
  const malformed: MalformedInstant[] = [];
  for (const field of lastOrderDateFields) {
    const text = input[field];
    if (text === undefined || text === null) continue;
    const instant = readInstant(textOf(text));
    if (instant === undefined) malformed.push({ field, text: textOf(text) });
    else read[field] = instant;
  }
  const { lodStart } = read;
  return lodStart === undefined
    ? E.left({ kind: 'lod-start-missing', malformed })
    : E.right({ dates: { ...read, lodStart }, malformed });
};
