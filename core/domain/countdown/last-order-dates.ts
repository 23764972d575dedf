import { E } from '../../fp.ts';
import { textOf } from '../text/text.ts';
import { readInstant } from '../time/instant.ts';
import type { LastOrderDates } from './cut-offs.ts';

/** The fields of the delivery countdown, as the specification lists them (storefront §3). */
export const lastOrderDateFields = [
  'lodStart',
  'lodEnd',
  'safetyLodEnd',
  'expressLodEnd',
  'saturdayLodEnd',
] as const satisfies readonly (keyof LastOrderDates)[];

/** A field of the delivery countdown. */
export type LastOrderDateField = (typeof lastOrderDateFields)[number];

/** Last order dates as they came, `2026-12-18T13:00:00Z` each; one that is absent is left out. */
export type LastOrderDatesInput = Readonly<Partial<Record<LastOrderDateField, unknown>>>;

/** A field that holds no instant; the text is empty where it holds no text either. */
export type MalformedInstant = { readonly field: LastOrderDateField; readonly text: string };

/** Last order dates that were read; a malformed one is absent from them, and named. */
export type ReadLastOrderDates = {
  readonly dates: LastOrderDates;
  readonly malformed: readonly MalformedInstant[];
};

/** Without a start nothing is counted down to: it is missing, or among the malformed ones. */
export type LastOrderDatesError = {
  readonly kind: 'lod-start-missing';
  readonly malformed: readonly MalformedInstant[];
};

/**
 * Reads last order dates out of texts; they need no order among themselves. A malformed one counts
 * as absent without spoiling the others, and is there to be reported (decisions, "Countdown").
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
