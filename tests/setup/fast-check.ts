/**
 * One knob for all properties: `FAST_CHECK_NUM_RUNS` (default 100). The inner loop turns it down,
 * a nightly run turns it up; a property never names its own number of runs without a reason.
 */
import fc from 'fast-check';

const wanted = Number(process.env['FAST_CHECK_NUM_RUNS'] ?? '100');

if (!Number.isInteger(wanted) || wanted < 1)
  throw new Error(`FAST_CHECK_NUM_RUNS=${wanted} must be a whole number from 1.`);

fc.configureGlobal({ ...fc.readConfigureGlobal(), numRuns: wanted });
