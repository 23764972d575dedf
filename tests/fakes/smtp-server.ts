import { once } from 'node:events';

import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

import { localhostCertificate } from './localhost-certificate.ts';

/** A mail server on this machine, and what it took, as it came over the wire. */
export type TestSmtpServer = {
  readonly port: number;
  readonly received: readonly string[];
  readonly stop: () => Promise<void>;
};

/**
 * Starts a mail server; without other options it offers STARTTLS and asks for no password. `took`: it
 * has a mail, and has not said so yet.
 */
export const startSmtpServer = async (
  options: SMTPServerOptions = {},
  took: () => void = () => undefined,
): Promise<TestSmtpServer> => {
  const received: string[] = [];
  const server = new SMTPServer({
    ...localhostCertificate,
    authOptional: true,
    disableReverseLookup: true,
    logger: false,
    onData: (stream, _, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push(Buffer.concat(chunks).toString());
        took();
        done();
      });
    },
    ...options,
  });
  // A client that leaves, or does not like the certificate, is its own to report.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    received,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
