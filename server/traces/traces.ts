/**
 * Only `opentelemetry.ts` knows the library, and a variable alone loads it
 * (docs/decisions/0040-traces.md).
 */

/**
 * Words that are known beforehand, and numbers. Nothing that a visitor sent: no path, query, body,
 * cookie or address, and no value of a database query.
 */
export type SpanFacts = Readonly<Record<string, string | number | boolean>>;

type Note = (facts: SpanFacts) => void;

export type SpanStart = {
  /** Few names: the route class, the service, the kind of work. */
  readonly name: string;
  /** `server` answers, `client` asks another service, `internal` is work of this process. */
  readonly kind: 'server' | 'client' | 'internal';
  readonly facts?: SpanFacts;
};

export type Traces = {
  /**
   * Below the span that runs now. A rejection leaves its kind (`error.type`), never its message.
   */
  readonly span: <A>(start: SpanStart, run: (note: Note) => Promise<A>) => Promise<A>;
  /**
   * Goes on with the caller's trace (`traceparent`, W3C Trace Context); the function that `run`
   * gets ends the span.
   */
  readonly request: (
    start: SpanStart & { readonly traceparent: string | undefined },
    run: (end: Note) => void,
  ) => void;
  /** To the span that runs now, if any. */
  readonly note: Note;
  /** The header by which a service of ours goes on with the trace; undefined where none runs. */
  readonly traceparent: () => string | undefined;
  /** Sends what is left, as far as the collector takes it within two seconds. Never rejects. */
  readonly close: () => Promise<void>;
};

const ignore: Note = () => undefined;

/** The work alone. */
export const noTraces: Traces = {
  span: (_start, run) => run(ignore),
  request: (_start, run) => run(ignore),
  note: ignore,
  traceparent: () => undefined,
  close: () => Promise.resolve(),
};
