/** What the tests need of a browser engine, so that one suite runs on each of them. */

/** Keys that are pressed by their name. */
export type Key = 'ArrowDown' | 'ArrowRight' | 'Backspace' | 'Enter' | 'Escape' | 'Tab';

/** A value that travels into the page. */
type Plain = string | number | boolean;

/** A tab. Selectors mean the first match; clicks wait until it is there. */
export type Tab = {
  /** Opens an address and waits until it is loaded. */
  readonly open: (url: string) => Promise<void>;
  /** The browser's own buttons; what comes of them is the caller's to wait for. */
  readonly back: () => Promise<void>;
  readonly forward: () => Promise<void>;
  readonly reload: () => Promise<void>;
  readonly click: (selector: string) => Promise<void>;
  readonly doubleClick: (selector: string) => Promise<void>;
  /** Clicks as a shopper does who wants a new tab. */
  readonly clickForNewTab: (selector: string) => Promise<void>;
  readonly press: (key: Key) => Promise<void>;
  /** Types letters into what has the focus. */
  readonly type: (text: string) => Promise<void>;
  /** Runs a function in the page: it sees its arguments and the page, nothing of the test. */
  readonly evaluate: <Parameters extends readonly Plain[], Value>(
    read: (...parameters: Parameters) => Value,
    ...parameters: Parameters
  ) => Promise<Value>;
  /** The addresses of all tabs that are open, this one included. */
  readonly tabs: () => Promise<readonly string[]>;
  /** What the console has said so far that no shopper should cause; empties the list. */
  readonly problems: () => readonly string[];
  /** Closes it, and all that were opened from it. */
  readonly close: () => Promise<void>;
};

/** A started engine. */
export type RunningEngine = {
  readonly newTab: () => Promise<Tab>;
  readonly stop: () => Promise<void>;
};

/** An engine that can be started; its label is what people call it. */
export type Engine = {
  readonly label: string;
  /** What its driver was seen to do; tests that need more are not made for it. */
  readonly can: {
    /** Modifier keys reach the links that are clicked. */
    readonly clickForNewTab: boolean;
    /** It goes on answering while a page begins to play a video. */
    readonly playVideos: boolean;
  };
  readonly start: () => Promise<RunningEngine>;
};

/** The window of all tests, in CSS pixels. */
export const viewport = { width: 1280, height: 800 } as const;

/** Makes `evaluate` of what evaluates an expression; each engine's protocol has something that does. */
export const evaluateBy =
  (run: (expression: string) => Promise<unknown>): Tab['evaluate'] =>
  async <Parameters extends readonly Plain[], Value>(
    read: (...parameters: Parameters) => Value,
    ...parameters: Parameters
  ) =>
    // The function's own answer, sent over the wire as JSON.
    (await run(`(${read.toString()})(...${JSON.stringify(parameters)})`)) as Value;

/** The browser's own line about a request that failed: a test of a missing page causes it. */
export const isRequestLine = (text: string): boolean => text.startsWith('Failed to load resource');
