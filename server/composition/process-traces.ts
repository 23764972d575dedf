import { standardErrorLog } from '../../adapters/log/standard-error.ts';
import type { Configuration } from '../configuration.ts';
import { openTraces } from '../traces/open-traces.ts';
import type { Traces } from '../traces/traces.ts';

/** Opens the process's traces, by which the container watches its services. */
export const openProcessTraces = ({ traces }: Configuration): Promise<Traces> => {
  const clock = { now: Date.now };
  return openTraces(traces, { clock, log: standardErrorLog(clock) });
};
