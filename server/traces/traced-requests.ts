import type { IncomingMessage, ServerResponse } from 'node:http';

import { routeClassOf } from '../metrics/route-class.ts';
import { noTraces, type SpanFacts, type Traces } from './traces.ts';

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

/** A client that left before the answer began has a value of its own. */
const endOf = ({ headersSent, statusCode }: ServerResponse): SpanFacts => {
  if (!headersSent) return { 'error.type': 'client-left' };
  const status = { 'http.response.status_code': statusCode };
  return statusCode < 500 ? status : { ...status, 'error.type': String(statusCode) };
};

/** Named by method and route class: addresses may hold what a visitor wrote. */
export const tracedRequests = (traces: Traces, handle: Handle): Handle =>
  traces === noTraces
    ? handle
    : (request, response) => {
        const { method = '', url = '/', headers } = request;
        const route = routeClassOf(url.split('?', 1)[0] ?? '/');
        const { traceparent } = headers;
        traces.request(
          {
            name: `${method} ${route}`,
            kind: 'server',
            facts: { 'http.request.method': method, 'http.route': route },
            traceparent: typeof traceparent === 'string' ? traceparent : undefined,
          },
          (end) => {
            response.once('close', () => end(endOf(response)));
            handle(request, response);
          },
        );
      };
