import { occasionalReport } from '../../adapters/media/occasional-report.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type { Log } from '../../core/ports/log.ts';
import type { TraceSettings } from './trace-settings.ts';
import { noTraces, type Traces } from './traces.ts';

/** Milliseconds between reports of spans that were not taken. */
const reportEvery = 60_000;

/** None without settings, and then nothing of OpenTelemetry is loaded. */
export const openTraces = async (
  settings: TraceSettings | undefined,
  { clock, log }: { readonly clock: Clock; readonly log: Log },
): Promise<Traces> => {
  if (settings === undefined) return noTraces;
  const { createTraces } = await import('./opentelemetry.ts');
  return createTraces(
    settings,
    occasionalReport(clock, reportEvery, (reason: string, times) =>
      log.report('traces-not-sent', { reason, times }),
    ),
  );
};
