/** The vendor's client of 45 kB is loaded when a page first asks for a flag, after hydration. */
import { messageOf } from '../../core/domain/errors/thrown.ts';
import { decideFlagClientStart } from '../../core/domain/flags/client-start.ts';
import type { Treatments } from '../../core/domain/flags/flags.ts';
import type { FlagOverride } from '../../core/domain/flags/override.ts';
import type { FlagProblem } from '../../core/domain/flags/problems.ts';
import type { UserKey, UserKeyReading } from '../../core/domain/flags/user-key.ts';
import type { FlagAttributes } from '../../core/ports/flags.ts';
import { flagCachePrefix } from './flag-cache.ts';
import { watchClient, type WatchedClient } from './readiness.ts';
import { serviceUrls } from './service-urls.ts';

export interface FlagClientModule {
  readonly SplitFactory: (settings: SplitIO.IBrowserSettings) => SplitIO.IBrowserSDK;
}

/** In a chunk of its own. */
export const loadFlagClient = (): Promise<FlagClientModule> => import('@splitsoftware/splitio');

/** `unknown` counts as declined. */
type FlagConsent = 'granted' | 'declined' | 'unknown';

export interface FlagClientSettings {
  /** Any text when the service is embedded or relayed: the real key stays on the server. */
  readonly authorizationKey: string;
  readonly origin: string;
  readonly userKey: UserKeyReading;
  readonly attributes: FlagAttributes;
  readonly userAgent: string;
  readonly consent: FlagConsent;
  readonly override: FlagOverride;
  /** Already shown on this page by the server: frozen. */
  readonly known: Treatments;
  /** Seconds. */
  readonly readyTimeout: number;
}

export type StartedClient =
  | {
      readonly kind: 'running';
      readonly userKey: UserKey;
      readonly client: SplitIO.IBrowserClient;
      readonly consent: SplitIO.IUserConsentAPI;
      readonly watched: WatchedClient;
      /** The cache is kept for later visits. */
      readonly isPersistent: boolean;
    }
  | { readonly kind: 'absent'; readonly why: 'no-client' | 'no-user-key' | 'crawler' };

/**
 * The client's own cache (supporting §9 "Flag cache expiry"): ends after 10 days; with
 * `clearOnInit` cleared at the start, at most once in 24 hours.
 */
const persistentCache = {
  type: 'LOCALSTORAGE',
  prefix: flagCachePrefix,
  expirationDays: 10,
  clearOnInit: true,
} as const satisfies SplitIO.IBrowserSettings['storage'];

/** Before consent nothing is kept for later visits. */
const pageCache = { type: 'MEMORY' } as const satisfies SplitIO.IBrowserSettings['storage'];

const clientSettings = (
  settings: FlagClientSettings,
  key: UserKey,
  granted: boolean,
): SplitIO.IBrowserSettings => ({
  core: { authorizationKey: settings.authorizationKey, key },
  urls: serviceUrls(`${settings.origin}/services/flags`),
  startup: { readyTimeout: settings.readyTimeout },
  storage: granted ? persistentCache : pageCache,
  // Where the stream breaks off, the client asks every minute.
  streamingEnabled: true,
  userConsent: granted ? 'GRANTED' : 'DECLINED',
  debug: 'NONE',
});

/** `granted` is asked when the module has arrived: consent may have changed. */
export const startFlagClient = async (
  settings: FlagClientSettings,
  load: () => Promise<FlagClientModule>,
  granted: () => boolean,
  report: (problem: FlagProblem) => void,
): Promise<StartedClient> => {
  const start = decideFlagClientStart(settings);
  if (start.kind === 'absent') {
    if (start.problem !== undefined) report(start.problem);
    return { kind: 'absent', why: start.why };
  }
  const { userKey } = start;
  try {
    const { SplitFactory } = await load();
    const isPersistent = granted();
    const factory = SplitFactory(clientSettings(settings, userKey, isPersistent));
    const client = factory.client();
    const consent = factory.UserConsent;
    const watched = watchClient(client);
    return { kind: 'running', userKey, client, consent, watched, isPersistent };
  } catch (reason) {
    report({ kind: 'client-initialisation-failed', reason: messageOf(reason) });
    return { kind: 'absent', why: 'no-client' };
  }
};
