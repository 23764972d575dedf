import { E } from '../../fp.ts';
import { readInstant } from '../time/instant.ts';
import type { LastOrderDates } from './countdown.ts';

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

/** Last order dates as texts: `2026-12-18T13:00:00Z`; one that is absent is left out. */
export type LastOrderDatesInput = Readonly<Partial<Record<LastOrderDateField, string | undefined>>>;

/** Why texts are no last order dates: the start is missing, or a field holds no instant. */
export type LastOrderDatesError =
  | { readonly kind: 'lod-start-missing' }
  | {
      readonly kind: 'malformed-instant';
      readonly field: LastOrderDateField;
      readonly text: string;
    };

/** Reads last order dates out of texts; they need no order among themselves. */
export const parseLastOrderDates = (
  input: LastOrderDatesInput,
): E.Either<LastOrderDatesError, LastOrderDates> => {
  const read: Partial<Record<LastOrderDateField, number>> = {};
  for (const field of lastOrderDateFields) {
    const text = input[field];
    if (text === undefined) continue;
    const instant = readInstant(text);
    if (instant === undefined) return E.left({ kind: 'malformed-instant', field, text });
    read[field] = instant;
  }
  const { lodStart } = read;
  return lodStart === undefined
    ? E.left({ kind: 'lod-start-missing' })
    : E.right({ ...read, lodStart });
};
