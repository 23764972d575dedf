/**
 * Treatments as a line for the tab's session storage:
 * `967_nudging=on&1785_wall_picture_teaser=off`, in the order of the flag table.
 */
import {
  type FlagName,
  isFlagName,
  isTreatment,
  type Treatment,
  treatmentEntries,
  type Treatments,
} from './flags.ts';
import { textOf } from '../text/text.ts';

export type TreatmentsTextRefusal = {
  readonly kind: 'entry-without-treatment' | 'unknown-flag' | 'unknown-treatment' | 'repeated-flag';
  readonly entry: string;
};

export type TreatmentsText =
  | { readonly kind: 'treatments'; readonly treatments: Treatments }
  | { readonly kind: 'refused'; readonly reason: TreatmentsTextRefusal };

/** None give the empty text. */
export const printTreatments = (values: Treatments): string =>
  treatmentEntries(values)
    .map(([name, treatment]) => `${name}=${treatment}`)
    .join('&');

type Entry =
  | { readonly kind: 'entry'; readonly name: FlagName; readonly treatment: Treatment }
  | { readonly kind: 'refused'; readonly reason: TreatmentsTextRefusal };

const parseEntry = (entry: string): Entry => {
  const [name = '', treatment, ...rest] = entry.split('=');
  if (treatment === undefined || rest.length > 0) {
    return { kind: 'refused', reason: { kind: 'entry-without-treatment', entry } };
  }
  if (!isFlagName(name)) return { kind: 'refused', reason: { kind: 'unknown-flag', entry } };
  if (!isTreatment(treatment)) {
    return { kind: 'refused', reason: { kind: 'unknown-treatment', entry } };
  }
  return { kind: 'entry', name, treatment };
};

/**
 * Reads what {@link printTreatments} wrote; a wrong entry refuses the whole text, so that text from
 * elsewhere never counts by half.
 */
export const parseTreatments = (given: string): TreatmentsText => {
  const text = textOf(given);
  const found: Partial<Record<FlagName, Treatment>> = {};
  for (const part of text === '' ? [] : text.split('&')) {
    const entry = parseEntry(part);
    if (entry.kind === 'refused') return entry;
    if (found[entry.name] !== undefined) {
      return { kind: 'refused', reason: { kind: 'repeated-flag', entry: part } };
    }
    found[entry.name] = entry.treatment;
  }
  return { kind: 'treatments', treatments: found };
};
