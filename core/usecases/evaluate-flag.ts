import { maySend } from '../domain/consent/consent.ts';
import { exposureOf, type FlagResolution } from '../domain/flags/evaluation.ts';
import type { FlagName, Treatment } from '../domain/flags/flags.ts';
import { overriddenTreatment, type FlagOverride } from '../domain/flags/override.ts';
import { E, type RTE } from '../fp.ts';
import type { HasConsent } from '../ports/consent-store.ts';
import type { HasPageFlags } from '../ports/flags.ts';
import type { HasTracking } from '../ports/tracking.ts';

/** A flag, and what the page knows beside the client. */
export type FlagQuestion = {
  readonly name: FlagName;
  readonly override: FlagOverride;
  /** Crawlers do not start the client: every flag is off (supporting §6). */
  readonly isCrawler: boolean;
  /** Off by `_tracking=0`. */
  readonly isTracking: boolean;
};

const resolve = async (
  { name, override, isCrawler }: FlagQuestion,
  { pageFlags }: HasPageFlags,
): Promise<FlagResolution> => {
  const forced = overriddenTreatment(override, name);
  if (forced !== undefined) return { kind: 'forced', treatment: forced };
  return isCrawler
    ? { kind: 'absent', treatment: 'off' }
    : { kind: 'evaluated', treatment: await pageFlags.treatment(name) };
};

/**
 * `on` and `off` are told to the statistics as `split_evaluation`, with consent and tracking; a
 * forced flag is neither evaluated nor told, and `control` does not count as an exposure
 * (decisions, "Flags").
 */
export const evaluateFlag =
  (
    question: FlagQuestion,
  ): RTE.ReaderTaskEither<HasPageFlags & HasTracking & HasConsent, never, Treatment> =>
  (environment) =>
  async () => {
    const resolution = await resolve(question, environment);
    const exposure = exposureOf(question.name, resolution);
    const { tracking, consent } = environment;
    if (exposure !== undefined && question.isTracking && maySend(consent.read()))
      tracking.track(exposure);
    return E.right(resolution.treatment);
  };
