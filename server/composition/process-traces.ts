import { standardErrorLog } from '../../adapters/log/standard-error.ts';
import type { Configuration } from '../configuration.ts';
import { openTraces } from '../traces/open-traces.ts';
import type { Traces } from '../traces/traces.ts';

/** Opens the traces of this process. The container watches its own services by them, so they come first. */
export const openProcessTraces = ({ traces }: Configuration): Promise<Traces> => {
  const clock = { now: Date.now };
  return openTraces(traces, { clock, log: standardErrorLog(clock) });
};
