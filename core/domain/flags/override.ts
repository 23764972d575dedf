/**
 * Treatments that a tester forces (supporting §4 "Flag override by query parameters"; decisions.md
 * "Flags, consent, logs"): `?feature=967_nudging&treatment=on&disabled=1`.
 */
import {
  type FlagName,
  isFlagName,
  isTreatment,
  type Treatment,
  type Treatments,
} from './flags.ts';
import { parseTreatments, printTreatments, type TreatmentsTextRefusal } from './treatments-text.ts';
import { textOf } from '../text/text.ts';

/** `feature` and `treatment` repeat, in pairs by position. */
export const overrideParameters = {
  flag: 'feature',
  treatment: 'treatment',
  disabled: 'disabled',
} as const;

/** `others`: what flags that are not forced are; absent, they are evaluated. */
export interface FlagOverride {
  readonly forced: Treatments;
  readonly others?: 'off' | 'evaluated' | undefined;
}

/** Of `URLSearchParams`. */
export interface OverrideQuery {
  /** All values of a parameter, in their order. */
  readonly getAll: (name: string) => ReadonlyArray<string>;
}

/** The neutral element of {@link mergeOverrides}. */
export const emptyOverride: FlagOverride = { forced: {} };

const readOthers = (values: ReadonlyArray<string>): Pick<FlagOverride, 'others'> => {
  const last = values.at(-1);
  if (last === '1') return { others: 'off' };
  return last === '0' ? { others: 'evaluated' } : {};
};

/**
 * The nth `feature` goes with the nth `treatment`; a missing partner, an unknown flag or treatment
 * is ignored; the last pair of a flag wins. `disabled=1` turns off all flags that are not forced,
 * `disabled=0` takes that back.
 */
export const readOverride = (query: OverrideQuery): FlagOverride => {
  const values = query.getAll(overrideParameters.treatment);
  const forced: Partial<Record<FlagName, Treatment>> = {};
  query.getAll(overrideParameters.flag).forEach((name, position) => {
    const treatment = values[position];
    if (treatment !== undefined && isFlagName(name) && isTreatment(treatment)) {
      forced[name] = treatment;
    }
  });
  return { forced, ...readOthers(query.getAll(overrideParameters.disabled)) };
};

/** Flag by flag, the newer word wins. */
export const mergeOverrides = (kept: FlagOverride, newer: FlagOverride): FlagOverride => {
  const others = newer.others ?? kept.others;
  return {
    forced: { ...kept.forced, ...newer.forced },
    ...(others === undefined ? {} : { others }),
  };
};

/** Undefined where the flag has to be evaluated. */
export const overriddenTreatment = (
  override: FlagOverride,
  name: FlagName,
): Treatment | undefined =>
  override.forced[name] ?? (override.others === 'off' ? 'off' : undefined);

const othersMark = { off: '!', evaluated: '?' } as const;

/** For the tab's session storage; {@link parseOverride} reads it back. */
export const printOverride = (override: FlagOverride): string =>
  `${override.others === undefined ? '' : othersMark[override.others]}${printTreatments(override.forced)}`;

/** A refused text forces nothing. */
export type KeptOverride =
  | { readonly kind: 'kept'; readonly override: FlagOverride }
  | {
      readonly kind: 'refused';
      readonly reason: TreatmentsTextRefusal;
      readonly override: FlagOverride;
    };

const splitMark = (text: string): readonly [Pick<FlagOverride, 'others'>, string] => {
  if (text.startsWith(othersMark.off)) return [{ others: 'off' }, text.slice(1)];
  return text.startsWith(othersMark.evaluated)
    ? [{ others: 'evaluated' }, text.slice(1)]
    : [{}, text];
};

/** Reads what {@link printOverride} wrote; other texts are refused as a whole. */
export const parseOverride = (text: string): KeptOverride => {
  const [others, rest] = splitMark(textOf(text));
  const parsed = parseTreatments(rest);
  return parsed.kind === 'refused'
    ? { kind: 'refused', reason: parsed.reason, override: emptyOverride }
    : { kind: 'kept', override: { forced: parsed.treatments, ...others } };
};
