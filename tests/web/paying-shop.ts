/**
 * A page of the shop's policy whose form leads to who takes payments, on another host: browsers hold
 * the redirect against the policy of the page.
 */
import { createServer } from 'node:http';
import { once } from 'node:events';

import { cspReportPath, documentPolicy } from '../../server/http/security-headers.ts';

type PayingShop = {
  readonly page: string;
  /** Where its form leads. */
  readonly payment: string;
  readonly close: () => void;
};

const form = (title: string): string =>
  `<!doctype html><html lang="de"><title>${title}</title><form method="post"><button>${title}</button></form></html>`;

/** Open; `isNamed`: whether the policy names who takes payments. */
export const openPayingShop = async (isNamed: boolean): Promise<PayingShop> => {
  const server = createServer((request, response) => {
    if (request.url === cspReportPath) {
      response.writeHead(204).end();
      return;
    }
    if (request.method === 'POST') {
      response.writeHead(303, { Location: payment }).end();
      return;
    }
    const policy = documentPolicy('', { paymentOrigin: isNamed ? origin : undefined });
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      ...(request.url === '/checkout' && { 'Content-Security-Policy': policy }),
    });
    response.end(form(request.url === '/checkout' ? 'Bestellen' : 'Bezahlen'));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const origin = `http://pay.localhost:${port}`;
  const payment = `${origin}/c/pay/1`;
  return {
    page: `http://localhost:${port}/checkout`,
    payment,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
