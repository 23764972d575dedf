/**
 * Server-sent events tell of each change, so that the client asks for it. They carry numbers and
 * names of flags alone.
 */
import type { FlagDefinition } from '../../../core/domain/flags/definition.ts';
import type { Clock } from '../../../core/ports/clock.ts';
import type { FlagStore } from './store.ts';

const updatesChannel = 'passepartout_splits';
const controlChannels = ['control_pri', 'control_sec'] as const;

/** With less the client asks without end, with much more a timer overflows. */
const tokenSeconds = 3600;

/**
 * Seconds: a browser gives a host six connections, and a loading page needs them all; who leaves at
 * once opens none.
 */
const usualDelaySeconds = 3;

/**
 * Four tabs of one browser must not take all the connections that it gives a host over HTTP/1.1.
 * Everybody else asks every minute.
 */
const mostStreams = { all: 500, ofClient: 2 } as const;

/** Milliseconds; an empty line keeps a still connection open. */
const heartbeat = 20_000;

const base64 = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Nothing is secret, so nobody signs it. */
const tokenAt = (now: number): string => {
  const issued = Math.floor(now / 1000);
  const capability = Object.fromEntries(
    [updatesChannel, ...controlChannels].map((channel) => [channel, ['subscribe']]),
  );
  const payload = {
    'x-ably-capability': JSON.stringify(capability),
    iat: issued,
    exp: issued + tokenSeconds,
  };
  return [base64({ alg: 'none', typ: 'JWT' }), base64(payload), base64('')].join('.');
};

type StreamOffer =
  | { readonly pushEnabled: false }
  | { readonly pushEnabled: true; readonly connDelay: number; readonly token: string };

export interface FlagStream {
  /** None where the client has enough, or all are taken. */
  readonly offer: (client: string) => StreamOffer;
  /** Undefined where `offer` would offer none. */
  readonly open: (client: string) => Response | undefined;
  /** Open now. */
  readonly count: () => number;
  /** Ends all streams and offers none any more: the process leaves. */
  readonly close: () => void;
}

const event = (name: string, data: unknown): string =>
  `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

const message = (id: number, now: number, data: unknown): string =>
  event('message', {
    id: String(id),
    clientId: 'passepartout',
    timestamp: now,
    encoding: 'json',
    channel: updatesChannel,
    data: JSON.stringify(data),
  });

const notification = (flag: FlagDefinition, isKill: boolean): object => ({
  type: isKill ? 'SPLIT_KILL' : 'SPLIT_UPDATE',
  changeNumber: flag.changeNumber,
  ...(isKill && { splitName: flag.name, defaultTreatment: flag.defaultTreatment }),
});

const headers = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store',
  // Proxies that gather answers would keep the changes to themselves.
  'x-accel-buffering': 'no',
} as const;

type Stream = {
  readonly client: string;
  readonly send: (text: string) => void;
  readonly end: () => void;
};

/** Clients open it `delaySeconds` after they were offered it. */
export const createFlagStream = (
  store: Pick<FlagStore, 'onChange'>,
  clock: Clock,
  delaySeconds = usualDelaySeconds,
): FlagStream => {
  const streams = new Set<Stream>();
  let sent = 0;
  let isClosed = false;

  const hasRoom = (client: string): boolean =>
    !isClosed &&
    streams.size < mostStreams.all &&
    [...streams].filter((stream) => stream.client === client).length < mostStreams.ofClient;

  store.onChange((flag, change) => {
    sent += 1;
    const text = message(sent, clock.now(), notification(flag, change === 'kill'));
    for (const { send } of streams) send(text);
  });

  const begin = (client: string, controller: ReadableStreamDefaultController<Uint8Array>) => {
    const encoder = new TextEncoder();
    const send = (text: string): void => controller.enqueue(encoder.encode(text));
    const beat = setInterval(() => send(': still here\n\n'), heartbeat);
    beat.unref();
    const forget = (): void => {
      clearInterval(beat);
      streams.delete(stream);
    };
    const stream: Stream = {
      client,
      send,
      end: () => {
        forget();
        controller.close();
      },
    };
    streams.add(stream);
    // The headers go with the first bytes.
    send(': open\n\n');
    return forget;
  };

  return {
    offer: (client) =>
      hasRoom(client)
        ? { pushEnabled: true, connDelay: delaySeconds, token: tokenAt(clock.now()) }
        : { pushEnabled: false },
    open: (client) => {
      if (!hasRoom(client)) return undefined;
      let forget: () => void = () => undefined;
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          forget = begin(client, controller);
        },
        cancel: () => forget(),
      });
      return new Response(body, { headers });
    },
    count: () => streams.size,
    close: () => {
      isClosed = true;
      for (const stream of streams) stream.end();
    },
  };
};

/** For a client that finds no room: it asks every minute from then on. */
export const noStream = (): Response =>
  new Response(event('error', { code: 40_000, statusCode: 429, message: 'No stream is free.' }), {
    headers,
  });
