/**
 * Treatments that a tester forces by the query (supporting §4 "Flag override by query parameters";
 * decisions.md "Flags, consent, logs"): `?feature=967_nudging&treatment=on&disabled=1`.
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

/** The query parameters of an override. `feature` and `treatment` repeat, in pairs by position. */
export const overrideParameters = {
  flag: 'feature',
  treatment: 'treatment',
  disabled: 'disabled',
} as const;

/**
 * Forced flags. `others` decides about the flags that are not forced: `off`, or `evaluated` as
 * usual, which is also meant where it is absent.
 */
export interface FlagOverride {
  readonly forced: Treatments;
  readonly others?: 'off' | 'evaluated' | undefined;
}

/** The part of `URLSearchParams` that an override is read from. */
export interface OverrideQuery {
  /** All values of a parameter, in their order. */
  readonly getAll: (name: string) => ReadonlyArray<string>;
}

/** Forces nothing. The neutral element of {@link mergeOverrides}. */
export const emptyOverride: FlagOverride = { forced: {} };

const readOthers = (values: ReadonlyArray<string>): Pick<FlagOverride, 'others'> => {
  const last = values.at(-1);
  if (last === '1') return { others: 'off' };
  return last === '0' ? { others: 'evaluated' } : {};
};

/**
 * Reads the override of a query. The nth `feature` goes with the nth `treatment`; a missing
 * partner, an unknown flag and an unknown treatment are ignored; the last pair of a flag wins.
 * `disabled=1` turns off all flags that are not forced, `disabled=0` takes that back.
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

/** Puts a newer override over the kept one: flag by flag, the newer word wins. */
export const mergeOverrides = (kept: FlagOverride, newer: FlagOverride): FlagOverride => {
  const others = newer.others ?? kept.others;
  return {
    forced: { ...kept.forced, ...newer.forced },
    ...(others === undefined ? {} : { others }),
  };
};

/** Treatment that an override forces for a flag; undefined where the flag has to be evaluated. */
export const overriddenTreatment = (
  override: FlagOverride,
  name: FlagName,
): Treatment | undefined =>
  override.forced[name] ?? (override.others === 'off' ? 'off' : undefined);

const othersMark = { off: '!', evaluated: '?' } as const;

/** The override as text for the tab's session storage; {@link parseOverride} reads it back. */
export const printOverride = (override: FlagOverride): string =>
  `${override.others === undefined ? '' : othersMark[override.others]}${printTreatments(override.forced)}`;

/** A kept override, or why its text was refused: then `override` forces nothing. */
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

/** Reads what {@link printOverride} wrote. Any other text is refused as a whole. */
export const parseOverride = (text: string): KeptOverride => {
  const [others, rest] = splitMark(textOf(text));
  const parsed = parseTreatments(rest);
  return parsed.kind === 'refused'
    ? { kind: 'refused', reason: parsed.reason, override: emptyOverride }
    : { kind: 'kept', override: { forced: parsed.treatments, ...others } };
};
