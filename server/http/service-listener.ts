import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';

import { sendPlain, textAnswer } from './plain-answer.ts';

type Listener = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * Answers by the services. They read a whole address: a host that makes none
 * (`99999999999999999999`) is refused here, as reading its body would throw.
 */
export const serviceListener = (services: Hono): Listener => {
  const listen = getRequestListener(services.fetch, { overrideGlobalObjects: false });
  return async (request, response) => {
    const { host } = request.headers;
    if (host === undefined || URL.canParse(`http://${host}/`)) {
      await listen(request, response);
      return;
    }
    sendPlain(request, response, textAnswer(400, 'Bad Request'));
  };
};
