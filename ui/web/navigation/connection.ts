/**
 * Whether the last thing that this page asked the server for came. `lost`: it did not; `href` is
 * what was asked for, where that was a page.
 */
type Connection =
  | { readonly kind: 'fine'; readonly href?: undefined }
  | { readonly kind: 'lost'; readonly href: string | undefined };

const fine: Connection = { kind: 'fine' };

let current: Connection = fine;

const listeners = new Set<() => void>();

const change = (next: Connection): void => {
  if (next === current) return;
  current = next;
  for (const listener of listeners) listener();
};

/** Tells that something could not be fetched. */
export const connectionLost = (href?: string): void => change({ kind: 'lost', href });

/** Tells that the server has answered, or that the browser is online again. */
export const connectionFine = (): void => change(fine);

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Tells of the connection whenever it changes, for the notice about it. */
export const watchConnection = (tell: (connection: Connection) => void): void => {
  subscribe(() => tell(current));
};

/** Settles when the connection is fine again after it was lost. */
export const connectionBack = (): Promise<void> =>
  new Promise((resolve) => {
    if (current.kind === 'fine') return resolve();
    const unsubscribe = subscribe(() => {
      if (current.kind === 'lost') return;
      unsubscribe();
      resolve();
    });
  });
