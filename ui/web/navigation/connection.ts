/** `lost`: the last request did not come; `href` is the page that it asked for. */
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

export const connectionLost = (href?: string): void => change({ kind: 'lost', href });

/** The server has answered, or the browser is online again. */
export const connectionFine = (): void => change(fine);

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const watchConnection = (tell: (connection: Connection) => void): void => {
  subscribe(() => tell(current));
};

/** Settles when a lost connection is fine again. */
export const connectionBack = (): Promise<void> =>
  new Promise((resolve) => {
    if (current.kind === 'fine') return resolve();
    const unsubscribe = subscribe(() => {
      if (current.kind === 'lost') return;
      unsubscribe();
      resolve();
    });
  });
