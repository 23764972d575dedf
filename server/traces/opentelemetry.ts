/**
 * Nothing is registered globally or patched: spans are opened where the shop says so. Imported by
 * `open-traces.ts` alone, when the variable asks for it.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
} from '@opentelemetry/api';
import { ExportResultCode, parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type Sampler,
  type SpanExporter,
} from '@opentelemetry/sdk-trace';

import { sleep } from '../../adapters/shared/sleep.ts';
import type { SamplerName, TraceSettings } from './trace-settings.ts';
import type { SpanFacts, SpanStart, Traces } from './traces.ts';

/** What a collector that is slow or away may cost. */
const limits = {
  /** Ended spans that wait: some 2 MB. One more is dropped. */
  queue: 2048,
  /** Of one request. */
  batch: 512,
  /** Milliseconds. */
  gather: 1_000,
  /** Milliseconds for a batch, further attempts included. */
  export: 3_000,
  /** At once: at the end all that the queue holds, and one on its way. */
  requests: 6,
  /** Milliseconds for the last spans; the process has its own limit beyond that. */
  close: 2_000,
} as const;

/** Queries alone are as long. */
const spanLimits = { attributeValueLengthLimit: 1_000, attributeCountLimit: 32 } as const;

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  internal: SpanKind.INTERNAL,
} as const satisfies Readonly<Record<SpanStart['kind'], SpanKind>>;

const samplerOf = (name: SamplerName, ratio: number): Sampler => {
  switch (name) {
    case 'always_on':
      return new AlwaysOnSampler();
    case 'always_off':
      return new AlwaysOffSampler();
    case 'traceidratio':
      return new TraceIdRatioBasedSampler(ratio);
    case 'parentbased_always_on':
      return new ParentBasedSampler({ root: new AlwaysOnSampler() });
    case 'parentbased_always_off':
      return new ParentBasedSampler({ root: new AlwaysOffSampler() });
    case 'parentbased_traceidratio':
      return new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) });
  }
};

/** A collector may answer a page. */
const longestReason = 200;

/** The SDK drops batches that were not taken by itself. */
const toldExporter = (exporter: SpanExporter, report: (reason: string) => void): SpanExporter => ({
  export: (spans, done) =>
    exporter.export(spans, (result) => {
      if (result.code === ExportResultCode.FAILED)
        report((result.error?.message ?? 'no reason was given').slice(0, longestReason));
      done(result);
    }),
  shutdown: () => exporter.shutdown(),
});

const below = (span: Span | undefined): Context =>
  span === undefined ? ROOT_CONTEXT : trace.setSpan(ROOT_CONTEXT, span);

/** `tracestate` is not read: it is a stranger's text of any length. */
const continued = (traceparent: string | undefined): Context => {
  const parent = traceparent === undefined ? null : parseTraceParent(traceparent);
  return parent === null
    ? ROOT_CONTEXT
    : trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true });
};

const add = (span: Span, facts: SpanFacts): void => {
  span.setAttributes(facts);
  if ('error.type' in facts) span.setStatus({ code: SpanStatusCode.ERROR });
};

const kindOf = (error: unknown): string => (error instanceof Error ? error.name : typeof error);

/** `report` hears each batch that the collector did not take. */
export const createTraces = (
  { url, headers, serviceName, sampler, ratio }: TraceSettings,
  report: (reason: string) => void,
): Traces => {
  const exporter = new OTLPTraceExporter({
    url,
    headers,
    timeoutMillis: limits.export,
    concurrencyLimit: limits.requests,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    sampler: samplerOf(sampler, ratio),
    spanLimits,
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: toldExporter(exporter, report),
        maxQueueSize: limits.queue,
        maxExportBatchSize: limits.batch,
        scheduledDelayMillis: limits.gather,
        exportTimeoutMillis: limits.export,
      }),
    ],
  });
  const tracer = provider.getTracer('passepartout');
  const running = new AsyncLocalStorage<Span>();

  const open = ({ name, kind, facts }: SpanStart, parent: Context): Span =>
    tracer.startSpan(name, { kind: kinds[kind], attributes: { ...facts } }, parent);

  return {
    span: async (start, run) => {
      const span = open(start, below(running.getStore()));
      try {
        return await running.run(span, () => run((facts) => add(span, facts)));
      } catch (error) {
        add(span, { 'error.type': kindOf(error) });
        throw error;
      } finally {
        span.end();
      }
    },
    request: ({ traceparent, ...start }, run) => {
      const span = open(start, continued(traceparent));
      running.run(span, () =>
        run((facts) => {
          add(span, facts);
          span.end();
        }),
      );
    },
    note: (facts) => {
      const span = running.getStore();
      if (span !== undefined) add(span, facts);
    },
    traceparent: () => {
      const context = running.getStore()?.spanContext();
      if (context === undefined) return undefined;
      const { traceId, spanId, traceFlags } = context;
      return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
    },
    close: async () => {
      const late = new AbortController();
      // One batch that is not taken must not end the wait for the others.
      const sent = provider.shutdown().catch(() => exporter.shutdown());
      await Promise.race([sent, sleep(limits.close, late.signal)]).catch(() => undefined);
      late.abort();
    },
  };
};
