/**
 * What stands before a shop, as a CDN does: it says where visitors are. Engines cannot answer requests
 * for a page, so it answers for the customer service, too, where a cookie asks it to.
 */
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { json } from 'node:stream/consumers';

/** A visitor with this cookie is a white-label customer. */
export const customerCookie = 'known-customer=1; Path=/';

/** The header that says where somebody is. */
export const countryHeader = 'x-test-country';

const customer = {
  emailHash: 'a'.repeat(64),
  firstName: 'Ada',
  lastName: 'Lovelace',
  isLoggedIn: true,
  isWhitelabelCustomer: true,
  number: '4711',
  type: 3,
  order: { isWhitelabelOrder: false, cartArticlesAmount: 3 },
};

const answerCustomer = async (asked: IncomingMessage, answer: ServerResponse): Promise<boolean> => {
  const { url = '' } = asked;
  const { cookie = '' } = asked.headers;
  if (!cookie.includes('known-customer') || !/(?:customer-data|whitelabel\/switch)$/u.test(url))
    return false;
  const wanted = asked.method === 'POST' ? Object(await json(asked)) : {};
  answer.setHeader('content-type', 'application/json');
  answer.end(JSON.stringify({ ...customer, order: { ...customer.order, ...wanted } }));
  return true;
};

/** A started front. */
export type Front = { readonly port: number; readonly close: () => void };

/** WebKit keeps no secure cookie over plain HTTP, not even of `localhost`: they travel as others do. */
const plainCookies = (cookies: readonly string[] = []): string[] =>
  cookies.map((cookie) => cookie.replace(/^__Host-/u, 'host-').replace(/; Secure/u, ''));

const secureCookies = (cookies: string): string => cookies.replace(/\bhost-/gu, '__Host-');

/** Opens one before the shop at a port; its visitors come from a country. */
export const openFront = async (shopPort: number, country: string): Promise<Front> => {
  const relay = (asked: IncomingMessage, answer: ServerResponse): void => {
    // The shop knows its own address alone, and checks forms by it.
    const towards = (text: string | undefined): string =>
      (text ?? '').replace(`:${front.port}`, `:${shopPort}`);
    const { method, url: path, headers } = asked;
    const { host, origin, referer, cookie } = headers;
    const sent = {
      ...headers,
      host: towards(host),
      ...(origin !== undefined && { origin: towards(origin) }),
      ...(referer !== undefined && { referer: towards(referer) }),
      ...(cookie !== undefined && { cookie: secureCookies(cookie) }),
      [countryHeader]: country,
    };
    const relayed = ask({ port: shopPort, method, path, headers: sent }, (got) => {
      const location = got.headers.location?.replace(`:${shopPort}`, `:${front.port}`);
      answer.writeHead(got.statusCode ?? 502, {
        ...got.headers,
        ...(location !== undefined && { location }),
        'set-cookie': plainCookies(got.headers['set-cookie']),
      });
      got.pipe(answer);
    });
    // A page that is left drops what it was still loading.
    relayed.on('error', () => answer.destroy());
    asked.pipe(relayed);
  };
  const server = createServer((asked, answer) => {
    void answerCustomer(asked, answer).then((isAnswered) => {
      if (!isAnswered) relay(asked, answer);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  const front: Front = {
    port: address.port,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  return front;
};
