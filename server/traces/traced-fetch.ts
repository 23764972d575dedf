import type { FetchDecorator } from '../../adapters/shared/fetch.ts';
import { isNotAsked } from '../../adapters/http/with-breaker.ts';
import { noTraces, type Traces } from './traces.ts';

type Service = {
  /** As breakers and logs have it. */
  readonly service: string;
  /**
   * Whether the shop's own, which continues the trace. A vendor never gets the header: it would
   * tell which calls belong to one page view.
   */
  readonly isOwn: boolean;
};

const continuing = (request: Request, traceparent: string | undefined): Request => {
  if (traceparent === undefined) return request;
  const headers = new Headers(request.headers);
  headers.set('traceparent', traceparent);
  return new Request(request, { headers });
};

/**
 * A span around each call, named by method and service. Around a breaker it shows whether the
 * service was asked; inside the retry each try has its own.
 */
export const tracedFetch =
  (traces: Traces, { service, isOwn }: Service): FetchDecorator =>
  (fetch) =>
    traces === noTraces
      ? fetch
      : (request, limits) => {
          const { method } = request;
          const start = {
            name: `${method} ${service}`,
            kind: 'client',
            facts: { 'http.request.method': method, 'peer.service': service },
          } as const;
          return traces.span(start, async (note) => {
            try {
              const sent = isOwn ? continuing(request, traces.traceparent()) : request;
              const answer = await fetch(sent, limits);
              const { status } = answer;
              note({ 'http.response.status_code': status });
              if (status >= 500) note({ 'error.type': String(status) });
              return answer;
            } catch (error) {
              note({ 'passepartout.breaker.refused': isNotAsked(error) });
              throw error;
            }
          });
        };
