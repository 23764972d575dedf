/**
 * Before pages, files and services: one host, a readable address, a method and a size that
 * something takes, and services that are for the outside.
 */
import type { IncomingMessage } from 'node:http';

import { passwordPaths } from '../../adapters/http/endpoints/accounts.ts';
import { contactEndpoints } from '../../adapters/http/endpoints/contact.ts';
import { voucherPaths } from '../../adapters/http/endpoints/vouchers.ts';
import { withdrawalEndpoints } from '../../adapters/http/endpoints/withdrawal.ts';
import { newsletterEndpoints } from '../../adapters/http/endpoints/newsletter.ts';
import { accountDialogOf } from '../../core/domain/customer/account-dialogs.ts';
import { deskLogInPath } from './desk-paths.ts';
import type { RateClass } from '../limits.ts';
import { localPath, readAddresses } from '../../adapters/split/addresses.ts';
import { shopEndpoints } from '../../adapters/http/endpoints/shop-endpoints.ts';
import type { AskedAddress } from './asked-address.ts';
import type { MachineRequest } from './own-machine.ts';
import { messageAnswer, textAnswer, type PlainAnswer } from './plain-answer.ts';

export type EdgeDecision =
  | { readonly kind: 'refused'; readonly answer: PlainAnswer }
  /** Every path that nothing else answers: the storefront decides. */
  | { readonly kind: 'page' }
  /** A built file, if there is one of this path; else a page. */
  | { readonly kind: 'file' }
  | { readonly kind: 'service'; readonly rateClass: RateClass | undefined };

type EdgeSettings = {
  /** Whether services that only this process needs answer from outside. */
  readonly embeddedServices: 'internal' | 'public';
  /** Whether the mails that the shop keeps are there for whoever asks, all the same. */
  readonly findsOutbox: (request: MachineRequest) => boolean;
};

/** A page reads 2,000 characters of its query. */
const longestUrl = 8_000;

/** Of any endpoint; each has its own limit below it. */
const largestBody = Math.max(...Object.values(shopEndpoints).map(({ largest }) => largest.request));

const readMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

const methods = new Set([...readMethods, 'POST', 'PUT', 'PATCH', 'DELETE']);

/** Everything else is a file or a page. */
const services =
  /^\/(?:media|web-api|price-api|frontend-api|services|reports|dev|desk|forms|accessory|gift-voucher|payments|api\/get-location|whitelabel\/switch)(?:\/|$)/u;

/** Asked on servers, and in no browser. */
const serverFlags = localPath(readAddresses.segmentChanges).split('/:')[0] ?? '';

/** Stands in for an application of the shop that is not the storefront: open where the shop is embedded. */
export const otherApplicationPath = '/dev/other-application';

export const outboxPath = '/dev/outbox';

/**
 * Services that this process reaches without a network, and pages for engineers. Segments are
 * compared decoded, as the services read them.
 */
const isInternal = ([root, service, ...rest]: readonly string[]): boolean =>
  (root === 'dev' && `/${root}/${service}` !== otherApplicationPath) ||
  (root === 'services' &&
    (service !== 'flags' || `/${rest.slice(0, 3).join('/')}`.startsWith(serverFlags)));

const isOutbox = ([root, page]: readonly string[]): boolean => `/${root}/${page}` === outboxPath;

/** Each of these calls may cause a mail. */
const messagePaths: readonly string[] = Object.values({
  ...newsletterEndpoints,
  ...withdrawalEndpoints,
  ...contactEndpoints,
}).flatMap(({ paths }) => paths);

const rateClassOf = (
  method: string,
  [root, service, ...rest]: readonly string[],
): RateClass | undefined => {
  if (root === 'media') return 'misses';
  if (readMethods.has(method)) return undefined;
  const path = `/${[root, service, ...rest].join('/')}`;
  if (path === deskLogInPath || passwordPaths.includes(path) || voucherPaths.includes(path))
    return 'passwords';
  if (messagePaths.includes(path)) return 'messages';
  return root === 'reports' || (root === 'services' && service === 'flags') ? 'reports' : 'posts';
};

/** A form that is sent to a page brings a password, where a dialog stands over it, or causes a mail. */
export const rateClassOfPage = (
  { method }: Pick<IncomingMessage, 'method'>,
  { search }: AskedAddress,
): RateClass | undefined => {
  if (method !== 'POST') return undefined;
  return accountDialogOf(search) === undefined ? 'messages' : 'passwords';
};

const refused = (answer: PlainAnswer): EdgeDecision => ({ kind: 'refused', answer });

const badRequest = refused(textAnswer(400, 'Bad Request'));

/** Of two `Host` headers, each reader takes another. */
export const hasOneHost = ({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean => {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count <= 1;
};

/** By the first line and headers alone. */
export const createEdge =
  ({ embeddedServices, findsOutbox }: EdgeSettings) =>
  (
    request: Pick<IncomingMessage, 'method' | 'url'> & MachineRequest,
    asked: AskedAddress,
  ): EdgeDecision => {
    const { method = '', url = '', headers } = request;
    // An absolute address or `*` is for proxies.
    if (!url.startsWith('/')) return badRequest;
    if (url.length > longestUrl) return refused(textAnswer(414, 'URI Too Long'));
    if (!methods.has(method))
      return refused(
        textAnswer(405, 'Method Not Allowed', { allow: [...methods].toSorted().join(', ') }),
      );
    if (Number(headers['content-length'] ?? 0) > largestBody)
      return refused(messageAnswer(413, 'The body is too large.'));
    const { host, slug } = asked.reading;
    // Dot segments, double slashes, backslashes, control characters: only the page that says so
    // reads such a path.
    if (slug.kind === 'refused')
      return method === 'GET' || method === 'HEAD' ? { kind: 'page' } : badRequest;
    if (host.kind === 'misdirected') return refused(textAnswer(421, 'Misdirected Request'));
    if (!services.test(asked.path)) return { kind: 'file' };
    const { segments } = slug.path;
    const isShown = isOutbox(segments) && findsOutbox(request);
    if (embeddedServices === 'internal' && isInternal(segments) && !isShown)
      return { kind: 'page' };
    return { kind: 'service', rateClass: rateClassOf(method, segments) };
  };
