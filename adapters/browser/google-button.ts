/** Google's sign-in (`google.accounts.id`), from its script to a credential. */
import type { GoogleSignInFailure } from '../../core/domain/customer/customer-answers.ts';
import type { GoogleCredential } from '../../core/domain/customer/google-identity.ts';
import { isRecord } from '../../core/domain/text/record.ts';

/** The element that the button is drawn into. */
type Host = Pick<HTMLElement, 'childElementCount' | 'parentElement'>;

/** What the vendor's reference calls `google.accounts.id`, as far as it is used. */
type GoogleLibrary = {
  readonly initialize: (settings: object) => void;
  readonly renderButton: (host: Host, look: object) => void;
};

type GoogleButtonSettings = {
  /** Rejects where the script cannot be had. */
  readonly load: () => Promise<void>;
  /** What the script has put into the window. */
  readonly offered: () => unknown;
  readonly clientId: string;
  /** As in `de-CH`. */
  readonly locale: string;
  /** Undefined where the place for the button has gone. */
  readonly host: () => Host | null;
  readonly onCredential: (credential: GoogleCredential) => void;
  /** When Google's window closes without a credential. */
  readonly onFailure: (failure: GoogleSignInFailure) => void;
};

const libraryIn = (google: unknown): GoogleLibrary | undefined => {
  const accounts = isRecord(google) ? google['accounts'] : undefined;
  const id = isRecord(accounts) ? accounts['id'] : undefined;
  if (!isRecord(id)) return undefined;
  const { initialize, renderButton } = id;
  return typeof initialize === 'function' && typeof renderButton === 'function'
    ? {
        initialize: (settings) => void initialize.call(id, settings),
        renderButton: (host, look) => void renderButton.call(id, host, look),
      }
    : undefined;
};

const base64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** The secret's hash: who finds the token has not found the secret. */
const nonceFor = async (secret: string): Promise<string> =>
  base64Url(
    new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret))),
  );

/** CSS pixels; Google draws no wider button. */
const widest = 400;

/** The library of the script; undefined where there is none. */
const loadLibrary = async ({
  load,
  offered,
}: GoogleButtonSettings): Promise<GoogleLibrary | undefined> => {
  try {
    if (libraryIn(offered()) === undefined) await load();
    return libraryIn(offered());
  } catch {
    return undefined;
  }
};

/** Whether the host has Google's button. */
const draw = (host: Host, library: GoogleLibrary, locale: string): boolean => {
  try {
    library.renderButton(host, {
      type: 'standard',
      size: 'large',
      text: 'signin_with',
      locale: locale.replace('-', '_'),
      width: Math.min(host.parentElement?.clientWidth ?? widest, widest),
    });
  } catch {
    return false;
  }
  return host.childElementCount > 0;
};

/**
 * Loads the script and has it draw its button, which then asks Google's visitor; undefined when it
 * stands there. The script's exceptions never reach the page.
 */
export const drawGoogleButton = async (
  settings: GoogleButtonSettings,
): Promise<GoogleSignInFailure | undefined> => {
  const library = await loadLibrary(settings);
  if (library === undefined) return 'script-not-loaded';
  const nonce = crypto.randomUUID();
  const callback = (answer: unknown): void => {
    const credential = isRecord(answer) ? answer['credential'] : undefined;
    if (typeof credential === 'string' && credential !== '')
      settings.onCredential({ credential, nonce });
    else settings.onFailure('callback-failed');
  };
  const host = settings.host();
  if (host === null) return 'button-not-found';
  try {
    library.initialize({
      client_id: settings.clientId,
      nonce: await nonceFor(nonce),
      ux_mode: 'popup',
      auto_select: false,
      callback,
    });
  } catch {
    return 'script-not-loaded';
  }
  return draw(host, library, settings.locale) ? undefined : 'button-not-found';
};
