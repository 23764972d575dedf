/** A collector of traces for tests: it takes what OTLP sends as JSON over HTTP. */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';

import { E, t } from '../../../core/fp.ts';

const value = t.union([
  t.type({ stringValue: t.string }),
  t.type({ intValue: t.number }),
  t.type({ doubleValue: t.number }),
  t.type({ boolValue: t.boolean }),
]);

const attributes = t.array(t.type({ key: t.string, value }));

const wireSpan = t.intersection([
  t.type({
    traceId: t.string,
    spanId: t.string,
    name: t.string,
    kind: t.number,
    attributes,
  }),
  t.partial({ parentSpanId: t.string }),
]);

const payload = t.type({
  resourceSpans: t.array(
    t.type({
      resource: t.type({ attributes }),
      scopeSpans: t.array(t.type({ spans: t.array(wireSpan) })),
    }),
  ),
});

/** What a span says of itself, by key. */
type Facts = Readonly<Record<string, string | number | boolean>>;

/** A span as it was sent. */
export type SentSpan = {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | undefined;
  readonly name: string;
  /** Server is 2, client 3, internal 1. */
  readonly kind: number;
  readonly facts: Facts;
  /** What the sender says of itself. */
  readonly resource: Facts;
};

/** How it answers. */
type Behaviour = 'takes' | 'refuses' | 'hangs';

/** A running collector. */
export type Collector = {
  readonly endpoint: string;
  readonly spans: readonly SentSpan[];
  /** The address and the headers of each request that came. */
  readonly requests: readonly { readonly url: string; readonly headers: IncomingHttpHeaders }[];
  /** All that was sent, as text. */
  readonly text: () => string;
  readonly close: () => Promise<void>;
};

const factsOf = (sent: t.TypeOf<typeof attributes>): Facts =>
  Object.fromEntries(sent.map((one) => [one.key, Object.values(one.value)[0] ?? '']));

const spansOf = (text: string): readonly SentSpan[] => {
  const read = payload.decode(JSON.parse(text));
  if (E.isLeft(read)) throw new Error(`not OTLP: ${text.slice(0, 500)}`);
  return read.right.resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map((span) => ({
        traceId: span.traceId,
        spanId: span.spanId,
        parentSpanId: span.parentSpanId,
        name: span.name,
        kind: span.kind,
        facts: factsOf(span.attributes),
        resource: factsOf(resource.attributes),
      })),
    ),
  );
};

/** Starts a collector on a free port. */
export const startCollector = async (behaviour: Behaviour = 'takes'): Promise<Collector> => {
  const spans: SentSpan[] = [];
  const texts: string[] = [];
  const requests: { url: string; headers: IncomingHttpHeaders }[] = [];
  const server = createServer((request, response) => {
    const { url = '', headers } = request;
    requests.push({ url, headers });
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      texts.push(text);
      spans.push(...spansOf(text));
      if (behaviour === 'refuses') response.writeHead(400).end('no');
      if (behaviour === 'takes')
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    spans,
    requests,
    text: () => texts.join('\n'),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
