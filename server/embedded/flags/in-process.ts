/**
 * The flag client takes no `fetch`, but an HTTP agent: this one's connections end at an application
 * of this process, without a port.
 */
import { Agent } from 'node:http';
import { duplexPair } from 'node:stream';

import { createAdaptorServer } from '@hono/node-server';

type Application = (request: Request) => Response | Promise<Response>;

/** Sends every request to `application`, whatever the host. */
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

/** What is posted is accepted and dropped: the browser, which knows consent, counts evaluations. */
export const withoutReports =
  (application: Application): Application =>
  (request) =>
    request.method === 'POST' ? Response.json({}) : application(request);
