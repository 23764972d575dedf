/** Feature flags: two ports, because the server evaluates many users and the browser one. */
import type { FlagName, Treatment, Treatments } from '../domain/flags/flags.ts';
import type { UserKey } from '../domain/flags/user-key.ts';
import type { Channel } from '../domain/locale/channel.ts';

export interface FlagAttributes {
  readonly channel: Channel;
  readonly mobileDevice: boolean;
}

export interface FlagUser {
  readonly key: UserKey;
  readonly attributes: FlagAttributes;
}

/** On the server; it reports nothing, as only the browser knows consent. */
export interface Flags {
  /**
   * Exactly these flags. Never fails: a flag that is unknown, or asked for before the definitions
   * came, is `control`.
   */
  readonly treatments: (
    names: ReadonlyArray<FlagName>,
    user: FlagUser,
  ) => () => Promise<Treatments>;
}

export interface FlagEvent {
  readonly name: string;
  readonly value?: number | undefined;
  readonly properties?: Readonly<Record<string, string | number | boolean | null>> | undefined;
}

/**
 * A visitor's flags, in the browser. A treatment is frozen for a page view from its first answer
 * on. Nothing here throws or rejects.
 */
export interface PageFlags {
  /** Waits until the client is ready or has given up. */
  readonly treatment: (name: FlagName) => Promise<Treatment>;
  /** Undefined, and not frozen, as long as the client is not ready. */
  readonly treatmentAtOnce: (name: FlagName) => Treatment | undefined;
  /** What a later page view will get; neither freezes nor counts as an exposure. */
  readonly nextTreatment: (name: FlagName) => Promise<Treatment>;
  /** Begins another page view; `known` is what it was made with and shows already. */
  readonly beginView: (known: Treatments) => void;
  /** Hears of each change of the definitions while the page lives. */
  readonly onChange: (listener: () => void) => void;
  /** Records an event; dropped without consent. */
  readonly track: (event: FlagEvent) => void;
  /**
   * What was queued before a grant is never sent; what was kept for later pages goes when consent
   * is withdrawn.
   */
  readonly setConsent: (granted: boolean) => void;
  /** Stops the client: answers stay, later questions get `off`. */
  readonly destroy: () => Promise<void>;
}

export type HasFlags = { readonly flags: Flags };

export type HasPageFlags = { readonly pageFlags: PageFlags };
