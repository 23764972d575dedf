/**
 * Lets the flag client's Node build talk to an application of this process. The client takes no
 * `fetch`, but it takes an HTTP agent: this one's connections end at the application, without a
 * port being opened.
 */
import { Agent } from 'node:http';
import { duplexPair } from 'node:stream';

import { createAdaptorServer } from '@hono/node-server';

/** An application: what `Hono`'s `fetch` is. */
type Application = (request: Request) => Response | Promise<Response>;

/** An HTTP agent that sends every request to `application`, whatever the host. */
export const inProcessAgent = (application: Application): Agent => {
  const server = createAdaptorServer({ fetch: application, overrideGlobalObjects: false });
  const agent = new Agent();
  agent.createConnection = () => {
    const [near, far] = duplexPair();
    server.emit('connection', far);
    return near;
  };
  return agent;
};

/**
 * The application without its reports: what is posted is accepted and dropped. The server's own
 * evaluations are not to be counted, because the browser, which knows consent, counts them.
 */
export const withoutReports =
  (application: Application): Application =>
  (request) =>
    request.method === 'POST' ? Response.json({}) : application(request);
