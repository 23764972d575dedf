/** Flags in the browser: one client for the page, and each treatment frozen for the page view. */
import {
  exposureOf,
  type ExposureEvent,
  type FlagClientState,
  type FlagResolution,
  resolveTreatment,
} from '../../core/domain/flags/evaluation.ts';
import type { FlagName, Treatment } from '../../core/domain/flags/flags.ts';
import { freezeForPageView } from '../../core/domain/flags/freeze-for-page-view.ts';
import { overriddenTreatment } from '../../core/domain/flags/override.ts';
import type { FlagProblem } from '../../core/domain/flags/problems.ts';
import { beginRecord, noteTreatment, printRecord } from '../../core/domain/flags/record.ts';
import type { UserKey } from '../../core/domain/flags/user-key.ts';
import type { FlagEvent, PageFlags } from '../../core/ports/flags.ts';
import {
  type FlagClientModule,
  type FlagClientSettings,
  type StartedClient,
  startFlagClient,
} from './browser-client.ts';
import { answerOrControl } from './readiness.ts';

/** What the flags need from the page. */
export interface FlagClientEnvironment {
  /** Fetches the vendor's module. */
  readonly load: () => Promise<FlagClientModule>;
  /** Tells `pagehide`: `window`. */
  readonly page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  /** Where the treatments given in this tab are kept. */
  readonly records: {
    readonly read: () => string | undefined;
    readonly write: (text: string) => void;
  };
  /** Keeps the user key for later pages; called once the visitor has consented. */
  readonly keepKey: (userKey: UserKey) => void;
  readonly report: (problem: FlagProblem) => void;
  /** Forwards an exposure to tracking, which asks for consent itself. */
  readonly expose: (event: ExposureEvent) => void;
}

type Recorder = (name: FlagName, treatment: Treatment) => void;

/** Notes what the user is given, in this page view and in the tab, and reports what changed. */
const recorder = ({ records, report }: FlagClientEnvironment, userKey: UserKey): Recorder => {
  const begun = beginRecord(userKey, records.read());
  if (begun.problem !== undefined) report(begun.problem);
  let record = begun.record;
  return (name, treatment) => {
    const noted = noteTreatment(record, name, treatment);
    record = noted.record;
    if (noted.problem !== undefined) report(noted.problem);
    records.write(printRecord(record));
  };
};

const noClient: FlagClientState = { kind: 'absent', why: 'no-client' };

/** Waits until the client has settled; what comes back tells how things stand when it is called. */
const settledState = async (
  started: StartedClient,
  { attributes }: FlagClientSettings,
  report: FlagClientEnvironment['report'],
): Promise<() => FlagClientState> => {
  if (started.kind === 'absent') return () => started;
  const { client, watched } = started;
  switch (await watched.settled) {
    case 'ready': {
      const ready: FlagClientState = {
        kind: 'ready',
        evaluate: (name) => answerOrControl(() => client.getTreatment(name, { ...attributes })),
      };
      return () => (client.getStatus().isDestroyed ? noClient : ready);
    }
    case 'timed-out':
      report({ kind: 'client-timed-out' });
      return () => (client.getStatus().isDestroyed ? noClient : { kind: 'not-ready' });
    case 'destroyed':
      return () => noClient;
  }
};

interface Session {
  readonly started: StartedClient;
  readonly state: () => FlagClientState;
  readonly note: Recorder;
}

const ignoreNote: Recorder = () => undefined;

/** A page that goes into the back-forward cache may come back: its client goes on then. */
const isFinalPageHide = (event: Event): boolean =>
  !('persisted' in event && event.persisted === true);

const runFlags = (
  settings: FlagClientSettings,
  environment: FlagClientEnvironment,
  ended: () => void,
): PageFlags => {
  const { page, keepKey, report, expose } = environment;
  let granted = settings.consent === 'granted';
  let starting: Promise<StartedClient> | undefined;
  let session: Promise<Session> | undefined;

  const start = (): Promise<StartedClient> => {
    starting ??= startFlagClient(settings, environment.load, () => granted, report).then(
      (started) => {
        if (started.kind === 'absent') return started;
        // After the client's own listener, which sends by beacon what is left.
        page.addEventListener('pagehide', onPageHide);
        if (granted) keepKey(started.userKey);
        return started;
      },
    );
    return starting;
  };

  const open = (): Promise<Session> => {
    session ??= start().then(async (started) => ({
      started,
      state: await settledState(started, settings, report),
      note: started.kind === 'running' ? recorder(environment, started.userKey) : ignoreNote,
    }));
    return session;
  };

  const destroy = async (): Promise<void> => {
    page.removeEventListener('pagehide', onPageHide);
    ended();
    starting ??= Promise.resolve({ kind: 'absent', why: 'no-client' });
    const started = await starting;
    if (started.kind === 'running') await started.watched.destroy();
  };

  const onPageHide = (event: Event): void => {
    if (isFinalPageHide(event)) void destroy();
  };

  const told = (name: FlagName, resolution: FlagResolution, note: Recorder): Treatment => {
    if (resolution.kind === 'evaluated') {
      note(name, resolution.treatment);
      if (resolution.treatment === 'control') report({ kind: 'no-treatment', flag: name });
    }
    const exposure = exposureOf(name, resolution);
    if (exposure !== undefined) expose(exposure);
    return resolution.treatment;
  };

  const evaluated = async (name: FlagName): Promise<Treatment> => {
    const { state, note } = await open();
    const { override } = settings;
    return told(name, resolveTreatment({ name, override, client: state() }), note);
  };

  /** What the server has shown stays shown; the client is asked so that the visit is counted. */
  const confirmed = async (name: FlagName, known: Treatment): Promise<void> => {
    const { state, note } = await open();
    told(name, { kind: 'evaluated', treatment: known }, note);
    const now = resolveTreatment({ name, override: settings.override, client: state() });
    if (now.kind === 'evaluated') note(name, now.treatment);
  };

  const answer = (name: FlagName): Promise<Treatment> => {
    const forced = overriddenTreatment(settings.override, name);
    if (forced !== undefined) return Promise.resolve(forced);
    const known = settings.known[name];
    if (known === undefined) return evaluated(name);
    if (known !== 'control') void confirmed(name, known);
    return Promise.resolve(known);
  };

  const track = async ({ name, value, properties }: FlagEvent): Promise<void> => {
    const { started } = await open();
    if (started.kind === 'absent' || !granted) return;
    const sent = started.client.track('user', name, value, properties);
    if (!sent) report({ kind: 'track-failed', event: name });
  };

  return {
    treatment: freezeForPageView(answer),
    track: (event) => {
      if (granted) void track(event);
    },
    setConsent: (now) => {
      granted = now;
      void starting?.then((started) => {
        if (started.kind === 'absent') return;
        started.consent.setStatus(granted);
        if (granted) keepKey(started.userKey);
      });
    },
    destroy,
  };
};

/**
 * Makes the page's only starter of flag clients (supporting §8 "client already initialised"): a
 * second call while a client lives reports that and gives the first one's flags.
 */
export const flagClientStarter = (
  environment: FlagClientEnvironment,
): ((settings: FlagClientSettings) => PageFlags) => {
  let current: PageFlags | undefined;
  return (settings) => {
    if (current !== undefined) {
      environment.report({ kind: 'client-already-initialised' });
      return current;
    }
    const started = runFlags(settings, environment, () => {
      current = undefined;
    });
    current = started;
    return started;
  };
};
