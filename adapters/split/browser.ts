/** One client for the document; each treatment is frozen for a page view. */
import { clientStateOf } from '../../core/domain/flags/client-readiness.ts';
import {
  exposureOf,
  type ExposureEvent,
  type FlagClientState,
  type FlagResolution,
  resolveTreatment,
} from '../../core/domain/flags/evaluation.ts';
import type { FlagName, Treatment, Treatments } from '../../core/domain/flags/flags.ts';
import { freezeForPageView } from '../../core/domain/flags/freeze-for-page-view.ts';
import { overriddenTreatment } from '../../core/domain/flags/override.ts';
import type { FlagProblem } from '../../core/domain/flags/problems.ts';
import type { UserKey } from '../../core/domain/flags/user-key.ts';
import type { FlagEvent, PageFlags } from '../../core/ports/flags.ts';
import {
  type FlagClientModule,
  type FlagClientSettings,
  type StartedClient,
  startFlagClient,
} from './browser-client.ts';
import { noRecord, openRecord, type PageRecord, type RecordSlot } from './page-record.ts';
import { answerOrControl } from './readiness.ts';

export interface FlagClientEnvironment {
  readonly load: () => Promise<FlagClientModule>;
  /** `window`, for `pagehide`. */
  readonly page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  /** Used once the visitor has consented. */
  readonly records: RecordSlot;
  /** Keeps the user key for later pages; called once the visitor has consented. */
  readonly keepKey: (userKey: UserKey) => void;
  /** Called when consent is withdrawn. */
  readonly forget: () => void;
  readonly report: (problem: FlagProblem) => void;
  /** Tracking asks for consent itself. */
  readonly expose: (event: ExposureEvent) => void;
}

const noClient: FlagClientState = { kind: 'absent', why: 'no-client' };

interface Session {
  readonly started: StartedClient;
  readonly state: () => FlagClientState;
  readonly record: PageRecord;
}

interface View {
  readonly known: Treatments;
  readonly given: Map<FlagName, Treatment>;
  readonly ask: (name: FlagName) => Promise<Treatment>;
}

/** A page that goes into the back-forward cache may come back: its client goes on then. */
const isFinalPageHide = (event: Event): boolean =>
  !('persisted' in event && event.persisted === true);

const stateOf =
  (started: StartedClient, { attributes }: FlagClientSettings) =>
  (): FlagClientState =>
    started.kind === 'absent'
      ? started
      : clientStateOf(started.watched.readiness(), (name) =>
          answerOrControl(() => started.client.getTreatment(name, { ...attributes })),
        );

const runFlags = (
  settings: FlagClientSettings,
  environment: FlagClientEnvironment,
  ended: () => void,
): PageFlags => {
  const { page, records, keepKey, forget, report, expose } = environment;
  const { override } = settings;
  const listeners: (() => void)[] = [];
  let granted = settings.consent === 'granted';
  let isEnded = false;
  /** Started with consent: its cache is kept for later visits. */
  let isPersistent = false;
  let starting: Promise<StartedClient> | undefined;
  let opening: Promise<Session> | undefined;
  let session: Session | undefined;

  const start = (): Promise<StartedClient> => {
    if (isEnded) return Promise.resolve({ kind: 'absent', why: 'no-client' });
    const grantedAtStart = (): boolean => {
      isPersistent = granted;
      return granted;
    };
    starting ??= startFlagClient(settings, environment.load, grantedAtStart, report).then(
      (started) => {
        if (started.kind === 'absent') return started;
        // After the client's own listener, which sends by beacon what is left.
        page.addEventListener('pagehide', onPageHide);
        if (granted) keepKey(started.userKey);
        started.watched.onChange(() => {
          for (const listener of listeners) listener();
        });
        return started;
      },
    );
    return starting;
  };

  const openSession = async (): Promise<Session> => {
    const started = await start();
    if (started.kind === 'absent')
      return { started, state: stateOf(started, settings), record: noRecord };
    await started.watched.settled;
    if (started.watched.readiness() === 'timed-out') report({ kind: 'client-timed-out' });
    const { userKey } = started;
    const record = openRecord({ slot: records, userKey, granted: () => granted, report });
    return { started, state: stateOf(started, settings), record };
  };

  const open = (): Promise<Session> => {
    opening ??= openSession().then((opened) => {
      session = opened;
      return opened;
    });
    return opening;
  };

  const destroy = async (): Promise<void> => {
    page.removeEventListener('pagehide', onPageHide);
    ended();
    isEnded = true;
    const started = await starting;
    if (started?.kind === 'running') await started.watched.destroy();
  };

  const onPageHide = (event: Event): void => {
    if (isFinalPageHide(event)) void destroy();
  };

  const noteEvaluated = (
    name: FlagName,
    { kind, treatment }: FlagResolution,
    record: PageRecord,
  ) => {
    if (kind !== 'evaluated') return;
    record.note(name, treatment);
    if (treatment === 'control') report({ kind: 'no-treatment', flag: name });
  };

  const resolved = (name: FlagName, { state }: Session): FlagResolution =>
    resolveTreatment({ name, override, client: isEnded ? noClient : state() });

  /** Nothing is noted once the visitor has left the view. */
  const shown = (on: View, name: FlagName, resolution: FlagResolution): Treatment => {
    on.given.set(name, resolution.treatment);
    const exposure = exposureOf(name, resolution);
    if (exposure !== undefined && on === view) expose(exposure);
    return resolution.treatment;
  };

  const evaluate = (on: View, name: FlagName, now: Session): Treatment => {
    const given = on.given.get(name);
    if (given !== undefined) return given;
    const resolution = resolved(name, now);
    noteEvaluated(name, resolution, now.record);
    return shown(on, name, resolution);
  };

  /** Asks the client so that the visit is counted; the treatment shown from the start stays. */
  const confirm = async (on: View, name: FlagName, known: Treatment): Promise<void> => {
    const now = await open();
    const isCounted = now.started.kind === 'running';
    if (isCounted) {
      now.record.note(name, known);
      shown(on, name, { kind: 'evaluated', treatment: known });
    }
    noteEvaluated(name, resolved(name, now), now.record);
  };

  /** Forced, or given from the start of the view. */
  const settledTreatment = (on: View, name: FlagName): Treatment | undefined => {
    const given = overriddenTreatment(override, name) ?? on.given.get(name);
    if (given !== undefined) return given;
    const known = on.known[name];
    if (known === undefined) return undefined;
    on.given.set(name, known);
    if (known !== 'control') void confirm(on, name, known);
    return known;
  };

  const beginView = (known: Treatments): View => {
    const begun: View = {
      known,
      given: new Map(),
      ask: freezeForPageView(
        async (name) => settledTreatment(begun, name) ?? evaluate(begun, name, await open()),
      ),
    };
    return begun;
  };

  let view = beginView(settings.known);

  const track = async ({ name, value, properties }: FlagEvent): Promise<void> => {
    const { started } = await open();
    if (started.kind === 'absent' || !granted) return;
    const sent = started.client.track('user', name, value, properties);
    if (!sent) report({ kind: 'track-failed', event: name });
  };

  const grant = async (): Promise<void> => {
    const started = await starting;
    if (started?.kind !== 'running' || !granted) return;
    started.consent.setStatus(true);
    keepKey(started.userKey);
    session?.record.keep();
  };

  /** A client that keeps its cache makes way for one that does not, when a flag is asked again. */
  const withdraw = async (): Promise<void> => {
    const leaving = starting;
    if (isPersistent) {
      starting = undefined;
      opening = undefined;
      session = undefined;
      isPersistent = false;
    }
    forget();
    const started = await leaving;
    if (started?.kind !== 'running') return;
    started.consent.setStatus(false);
    if (!started.isPersistent) return;
    await started.watched.destroy();
    if (!granted) forget();
  };

  return {
    treatment: (name) => view.ask(name),
    treatmentAtOnce: (name) => {
      const settled = settledTreatment(view, name);
      if (settled !== undefined || session === undefined) return settled;
      return session.state().kind === 'not-ready' ? undefined : evaluate(view, name, session);
    },
    nextTreatment: async (name) => {
      const forced = overriddenTreatment(override, name);
      if (forced !== undefined) return forced;
      const now = await open();
      const resolution = resolved(name, now);
      noteEvaluated(name, resolution, now.record);
      return resolution.treatment;
    },
    beginView: (known) => {
      view = beginView(known);
      session?.record.beginView();
    },
    onChange: (listener) => {
      listeners.push(listener);
    },
    track: (event) => {
      if (granted) void track(event);
    },
    setConsent: (now) => {
      if (now === granted) return;
      granted = now;
      void (granted ? grant() : withdraw());
    },
    destroy,
  };
};

/**
 * The page's only starter of flag clients (supporting §8 "client already initialised"): a second
 * call while a client lives reports that and gives the first one's flags.
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
