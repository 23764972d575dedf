import type { IncomingMessage } from 'node:http';

import type { SiteConfiguration } from '../../core/domain/routing/sites.ts';
import { readForm } from '../http/form-body.ts';
import { maySendForms } from '../http/sender.ts';

/** The most bytes of a form that is sent to a page. */
const largestForm = 16_384;

/** The fields of a form that was sent to a page, or the answer that refuses it. */
type SentForm =
  | { readonly kind: 'form'; readonly fields: URLSearchParams }
  | { readonly kind: 'refused'; readonly status: 400 | 403 | 413 | 415; readonly text: string };

/** Reads the form that was sent to a page, by a page of ours: no other site may send it. */
export const readSentForm = async (
  sites: SiteConfiguration,
  request: IncomingMessage,
): Promise<SentForm> => {
  const header = (name: string): string | undefined => {
    const value = request.headers[name];
    return Array.isArray(value) ? value[0] : value;
  };
  if (!maySendForms(sites, header)) return { kind: 'refused', status: 403, text: 'Forbidden' };
  const read = await readForm(request, largestForm);
  switch (read.kind) {
    case 'form':
      return read;
    case 'too-large':
      return { kind: 'refused', status: 413, text: 'Content Too Large' };
    case 'broken-off':
      // Nobody is there to read it.
      return { kind: 'refused', status: 400, text: 'Bad Request' };
    case 'not-a-form':
      return { kind: 'refused', status: 415, text: 'Unsupported Media Type' };
  }
};
