import type { IncomingMessage, ServerResponse } from 'node:http';

import type { DirectAnswer } from '../forms/form.ts';
import { locationOf } from '../forms/form-route.ts';
import { acceptedEncoding, type Encoding } from '../http/accept.ts';
import { namesTag } from '../http/entity-tag.ts';
import { sendPlain, textAnswer } from '../http/plain-answer.ts';
import type { RenderedPage } from './page-cache.ts';
import { redirectHeaders } from './rendered-page.ts';

/** 304 where the client has it, compressed where it takes that. */
export const sendPage = (
  request: IncomingMessage,
  response: ServerResponse,
  page: RenderedPage,
  packedIn: (encoding: Encoding) => Buffer,
): void => {
  if (page.tag !== undefined && namesTag(request.headers['if-none-match'], page.tag)) {
    response.writeHead(304, [...page.headers]);
    response.end();
    return;
  }
  const encoding =
    page.body.length > 0 ? acceptedEncoding(request.headers['accept-encoding']) : undefined;
  const bytes = encoding === undefined ? page.body : packedIn(encoding);
  const headers = [...page.headers, 'content-length', String(bytes.length)];
  if (encoding !== undefined) headers.push('content-encoding', encoding);
  response.writeHead(page.status, headers);
  response.end(request.method === 'HEAD' ? undefined : bytes);
};

/** For a form without a page; nobody keeps it. */
export const sendDirectAnswer = (
  request: IncomingMessage,
  response: ServerResponse,
  answer: DirectAnswer,
): void => {
  if (answer.kind === 'plain')
    return sendPlain(request, response, textAnswer(answer.status, answer.text));
  const { setCookies = [] } = answer;
  if (setCookies.length > 0) response.setHeader('set-cookie', [...setCookies]);
  return sendRedirect(response, 303, locationOf(answer));
};

/** Without a body. */
export const sendRedirect = (response: ServerResponse, status: number, location: string): void => {
  response.writeHead(status, { ...redirectHeaders(status, location), 'content-length': 0 });
  response.end();
};
