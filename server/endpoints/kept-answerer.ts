import type { IncomingMessage, ServerResponse } from 'node:http';

import { scopeHeaders } from '../../adapters/http/address.ts';
import type { SiteConfiguration } from '../../core/domain/routing/sites.ts';
import { formFor, type AnswerForm } from './finished-answer.ts';
import { questionKey, type KeptAnswers } from './kept-answers.ts';
import { announcesBody } from '../http/plain-answer.ts';

/** False where the edge and the service have to answer. */
type KeptAnswerer = (request: IncomingMessage, response: ServerResponse) => boolean;

type KeptAnswererSettings = {
  readonly kept: Pick<KeptAnswers, 'peek'>;
  readonly sites: Pick<SiteConfiguration, 'aliases' | 'sites'>;
  readonly common: Readonly<Record<string, string>>;
};

const textOf = (header: string | readonly string[] | undefined): string | undefined =>
  typeof header === 'string' ? header : header?.join(', ');

/**
 * One look-up, for reading requests without a body, under a site's own host as it is written, at an
 * address that was answered before. Every other request takes the whole way.
 */
export const createKeptAnswerer = ({ kept, sites, common }: KeptAnswererSettings): KeptAnswerer => {
  const hosts = new Set([...sites.sites, ...sites.aliases].map(({ host }) => host));
  /** Names and values in turn, as Node sends them. */
  const lines = new WeakMap<AnswerForm, readonly string[]>();

  const linesOf = (form: AnswerForm): readonly string[] => {
    const known = lines.get(form) ?? Object.entries({ ...common, ...form.headers }).flat();
    lines.set(form, known);
    return known;
  };

  return (request, response) => {
    const { method, url = '', headers } = request;
    // Pages and files are asked for without a scope.
    if (headers[scopeHeaders.channel] === undefined || !hosts.has(headers.host ?? '')) return false;
    if ((method !== 'GET' && method !== 'HEAD') || announcesBody(request)) return false;
    const answer = kept.peek(questionKey(url, (name) => textOf(headers[name])));
    if (answer === undefined) return false;
    const form = formFor(answer, headers['if-none-match'], headers['accept-encoding']);
    response.writeHead(form.status, [...linesOf(form)]);
    response.end(method === 'HEAD' ? undefined : form.body);
    return true;
  };
};
