/**
 * Three knobs for all properties: `FAST_CHECK_NUM_RUNS` (default 100), which the inner loop turns
 * down and a nightly run up; `FAST_CHECK_SEED` (default a new one each time), which mutation
 * testing fixes, because a property's seed is part of its test's name; and `FAST_CHECK_SHRINK`
 * (default 1), which mutation testing sets to 0, because it only asks whether a property fails and
 * shrinking takes most of the time of one that does. A property never names its own number of runs
 * without a reason.
 */
import fc from 'fast-check';

/** A knob's whole number; undefined where it is not set. */
const knob = (name: string, least: number): number | undefined => {
  const text = process.env[name];
  if (text === undefined || text === '') return undefined;
  const value = Number(text);
  if (Number.isSafeInteger(value) && value >= least) return value;
  throw new Error(`${name}=${text} must be a whole number from ${least}.`);
};

const seed = knob('FAST_CHECK_SEED', 0);
const shrinks = knob('FAST_CHECK_SHRINK', 0) !== 0;

fc.configureGlobal({
  ...fc.readConfigureGlobal(),
  numRuns: knob('FAST_CHECK_NUM_RUNS', 1) ?? 100,
  endOnFailure: !shrinks,
  ...(seed === undefined ? {} : { seed }),
});
