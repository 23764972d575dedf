/** Feature flags: two ports, because the server evaluates many users and the browser one. */
import type { FlagName, Treatment, Treatments } from '../domain/flags/flags.ts';
import type { UserKey } from '../domain/flags/user-key.ts';
import type { Channel } from '../domain/locale/channel.ts';

/** Attributes that flags may depend on beside the user key (supporting §7 "Feature flags"). */
export interface FlagAttributes {
  readonly channel: Channel;
  readonly mobileDevice: boolean;
}

/** Whom a flag is evaluated for. */
export interface FlagUser {
  readonly key: UserKey;
  readonly attributes: FlagAttributes;
}

/** Flags on the server. Evaluating there reports nothing: the browser, which knows consent, does. */
export interface Flags {
  /**
   * The treatments of exactly the flags asked for. It never fails: a flag that is unknown, or
   * asked for before the definitions have arrived, is `control`.
   */
  readonly treatments: (
    names: ReadonlyArray<FlagName>,
    user: FlagUser,
  ) => () => Promise<Treatments>;
}

/** An event of the shop for the experiments' statistics. */
export interface FlagEvent {
  readonly name: string;
  readonly value?: number | undefined;
  readonly properties?: Readonly<Record<string, string | number | boolean | null>> | undefined;
}

/**
 * Flags of the one visitor of a page, in the browser. A treatment is frozen for a page view from the
 * first answer on: what changes meanwhile is for the next one. Nothing here throws or rejects.
 */
export interface PageFlags {
  /** The treatment of a flag. Waits until the client is ready or has given up. */
  readonly treatment: (name: FlagName) => Promise<Treatment>;
  /** The same without waiting; undefined, and not frozen, as long as the client is not ready. */
  readonly treatmentAtOnce: (name: FlagName) => Treatment | undefined;
  /**
   * The present treatment, which a later page view will get. It is not shown, so it freezes nothing
   * and is no exposure.
   */
  readonly nextTreatment: (name: FlagName) => Promise<Treatment>;
  /** Another page view begins; `known` is what it shows already, because it was made with it. */
  readonly beginView: (known: Treatments) => void;
  /** Hears of each change of the definitions, as long as the page lives. */
  readonly onChange: (listener: () => void) => void;
  /** Records an event; dropped without consent. */
  readonly track: (event: FlagEvent) => void;
  /**
   * The visitor granted or declined consent. Nothing that was queued before a grant is sent; what was
   * kept for later pages goes when consent is withdrawn.
   */
  readonly setConsent: (granted: boolean) => void;
  /** Stops the client. Answers given before stay, later questions get `off`. */
  readonly destroy: () => Promise<void>;
}

/** An environment that evaluates flags on the server. */
export type HasFlags = { readonly flags: Flags };

/** An environment that has the flags of the page's visitor. */
export type HasPageFlags = { readonly pageFlags: PageFlags };
