/** When a part that the server has drawn is made live: not before somebody touches the page. */

/** What counts as a touch: the earliest signs of a visitor who is about to use something. */
const touches = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'dragenter'] as const;

let arrive = (): void => undefined;

const arrival = new Promise<void>((resolve) => {
  arrive = resolve;
});

let isListening = false;

const listen = (): void => {
  isListening = true;
  // The touch may have started the scripts themselves.
  if (navigator.userActivation.hasBeenActive) return arrive();
  for (const touch of touches)
    window.addEventListener(touch, arrive, { once: true, capture: true, passive: true });
  import('./compose.client.ts')
    .then(({ pageRests }) => pageRests())
    // Without that chunk the touch alone is waited for.
    .then(arrive, () => undefined);
};

/** Says that parts are needed at once, untouched: a page that is shown next has no HTML of the server's for them. */
export const needAtOnce = (): void => arrive();

/**
 * Settles at the first touch of the page, or when the page has come to rest: whoever touches it
 * then waits for nothing. Stays settled for all later pages of the document.
 */
export const touchedOrAtRest = (): Promise<void> => {
  if (!isListening) listen();
  return arrival;
};
