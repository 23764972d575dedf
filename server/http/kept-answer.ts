import type { IncomingMessage, ServerResponse } from 'node:http';

import { formFor } from '../services/shop/finished-answer.ts';
import { questionKey, type KeptAnswers } from '../services/shop/kept-answers.ts';
import { announcesBody } from './plain-answer.ts';

/** Answers a request from what is kept; false where its answer has to be made. */
type KeptAnswerer = (request: IncomingMessage, response: ServerResponse) => boolean;

const textOf = (header: string | readonly string[] | undefined): string | undefined =>
  typeof header === 'string' ? header : header?.join(', ');

/** The short way of answers that are kept: one look-up, and bytes that are there. */
export const createKeptAnswerer =
  (kept: Pick<KeptAnswers, 'peek'>): KeptAnswerer =>
  (request, response) => {
    const { method, url = '', headers } = request;
    if ((method !== 'GET' && method !== 'HEAD') || announcesBody(request)) return false;
    const answer = kept.peek(questionKey(url, (name) => textOf(headers[name])));
    if (answer === undefined) return false;
    const form = formFor(answer, headers['if-none-match'], headers['accept-encoding']);
    response.writeHead(form.status, form.headers);
    response.end(method === 'HEAD' ? undefined : form.body);
    return true;
  };
