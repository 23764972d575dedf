/** Google's sign-in; loaded when somebody has pressed for it. */
import { drawGoogleButton } from '../../../adapters/browser/google-button.ts';
import { injectScript, inTime } from '../../../adapters/browser/vendor-script.ts';
import type { GoogleSignInFailure } from '../../../core/domain/customer/customer-answers.ts';
import type {
  GoogleButton,
  GoogleCredential,
} from '../../../core/domain/customer/google-identity.ts';

/** Milliseconds; who waits longer is told to take a password. */
const scriptTime = 10_000;

type GoogleSignInAsked = {
  readonly button: GoogleButton;
  readonly locale: string;
  readonly host: () => HTMLElement | null;
  readonly onCredential: (credential: GoogleCredential) => void;
  readonly onFailure: (failure: GoogleSignInFailure) => void;
};

/** Undefined once Google's button stands in the host. */
export const askGoogle = ({
  button: { clientId, script },
  ...asked
}: GoogleSignInAsked): Promise<GoogleSignInFailure | undefined> =>
  drawGoogleButton({
    ...asked,
    clientId,
    load: () => inTime(injectScript(document, script), scriptTime),
    offered: (): unknown => Reflect.get(window, 'google'),
  });
