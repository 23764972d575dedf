/**
 * One client for the process. It reports no impressions (mode `NONE`, its posts lead nowhere): the
 * browser, which knows the visitor's consent, does.
 */
import type { Agent } from 'node:http';
import process from 'node:process';

import { clientStateOf } from '../../core/domain/flags/client-readiness.ts';
import {
  type FlagName,
  type Treatment,
  treatmentFromAnswer,
  type Treatments,
} from '../../core/domain/flags/flags.ts';
import type { FlagProblem } from '../../core/domain/flags/problems.ts';
import type { Flags } from '../../core/ports/flags.ts';
import { answerOrControl, watchClient } from './readiness.ts';
import { serviceUrls } from './service-urls.ts';

interface ServerFlagsSettings {
  readonly authorizationKey: string;
  /** Without a trailing slash. */
  readonly base: string;
  /** For a service inside this process. */
  readonly agent?: Agent | undefined;
  /** Seconds; the client goes on trying afterwards. */
  readonly readyTimeout: number;
  /** Seconds between questions for changed definitions; the client's own when left out. */
  readonly refreshSeconds?: number | undefined;
  readonly report: (problem: FlagProblem) => void;
}

export interface ServerFlags extends Flags {
  /** Afterwards every flag is `control`. */
  readonly destroy: () => Promise<void>;
}

/**
 * Takes away the SIGTERM listeners that `start` installs: they would send the signal again in the
 * middle of the server's graceful stop, which calls `destroy` itself.
 */
const withoutSignalListeners = <A>(start: () => A): A => {
  const before = new Set(process.listeners('SIGTERM'));
  const started = start();
  for (const listener of process.listeners('SIGTERM')) {
    if (!before.has(listener)) process.removeListener('SIGTERM', listener);
  }
  return started;
};

const startClient = async (settings: ServerFlagsSettings) => {
  const { SplitFactory } = await import('@splitsoftware/splitio');
  const client = withoutSignalListeners(() =>
    SplitFactory({
      core: { authorizationKey: settings.authorizationKey, IPAddressesEnabled: false },
      urls: serviceUrls(settings.base),
      startup: { readyTimeout: settings.readyTimeout },
      streamingEnabled: false,
      ...(settings.refreshSeconds === undefined
        ? {}
        : { scheduler: { featuresRefreshRate: settings.refreshSeconds } }),
      sync: {
        impressionsMode: 'NONE',
        ...(settings.agent === undefined ? {} : { requestOptions: { agent: settings.agent } }),
      },
      debug: 'NONE',
    }).client(),
  );
  const watched = watchClient(client);
  void watched.settled.then(() => {
    if (watched.readiness() === 'timed-out') settings.report({ kind: 'client-timed-out' });
  });
  return { client, ...watched };
};

const withTreatments = (
  names: ReadonlyArray<FlagName>,
  treatmentOf: (name: FlagName) => Treatment,
): Treatments => {
  const found: Partial<Record<FlagName, Treatment>> = {};
  for (const name of names) found[name] = treatmentOf(name);
  return found;
};

/** Reports once for each flag that it has no treatment. */
const reportMissingOnce = (
  report: ServerFlagsSettings['report'],
): ((name: FlagName, treatment: Treatment) => Treatment) => {
  const told = new Set<FlagName>();
  return (flag, treatment) => {
    if (treatment === 'control' && !told.has(flag)) {
      told.add(flag);
      report({ kind: 'no-treatment', flag });
    }
    return treatment;
  };
};

/**
 * The process's flag client, which is loaded and started by the first question: few pages ask, and
 * only for visitors who have consented.
 */
export const createServerFlags = (settings: ServerFlagsSettings): ServerFlags => {
  const told = reportMissingOnce(settings.report);
  let started: ReturnType<typeof startClient> | undefined;

  return {
    treatments:
      (names, { key, attributes }) =>
      async () => {
        started ??= startClient(settings);
        const { client, settled, readiness } = await started;
        await settled;
        const state = clientStateOf(readiness(), (name) =>
          answerOrControl(() => client.getTreatment(key, name, { ...attributes })),
        );
        return withTreatments(names, (name) =>
          state.kind === 'ready'
            ? told(name, treatmentFromAnswer(state.evaluate(name)))
            : 'control',
        );
      },
    destroy: async () => (await started)?.destroy(),
  };
};
