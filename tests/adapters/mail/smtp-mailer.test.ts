/** What a mail server may do with a connection and with a mail, and what is made of it. */
import { once } from 'node:events';
import { createServer } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';

import { afterAll, afterEach, describe, expect, test } from 'vitest';

import { smtpMailer, type SmtpServer } from '../../../adapters/mail/smtp-mailer.ts';
import { E } from '../../../core/fp.ts';
import { localhostCertificate } from '../../fakes/localhost-certificate.ts';
import { startSmtpServer, type TestSmtpServer } from '../../fakes/smtp-server.ts';

const sender = { name: '', address: 'shop@example.com' };
const mail = { id: 'one', to: 'ada@example.com', subject: 'Hello', text: 'Hello' };
const known = getCACertificates();
const never = new AbortController().signal;

describe('a mail server', () => {
  let server: TestSmtpServer | undefined;
  afterEach(async () => {
    setDefaultCACertificates(known);
    await server?.stop();
    server = undefined;
  });

  const start = async (
    options: Parameters<typeof startSmtpServer>[0],
    settings: Partial<SmtpServer> = {},
  ) => {
    server = await startSmtpServer(options);
    const { port } = server;
    const reached: SmtpServer = {
      host: 'localhost',
      port,
      tls: 'optional',
      login: undefined,
      ...settings,
    };
    return smtpMailer(reached, sender)(never).send(mail)();
  };
  const refusing = (responseCode: number) => ({
    onRcptTo: (_: unknown, __: unknown, done: (error: Error) => void) =>
      done(Object.assign(new Error('no ada@example.com here'), { responseCode })),
  });

  test('is trusted with a known certificate alone, by TLS from the first byte', async () => {
    expect(await start({ secure: true }, { tls: 'implicit' })).toMatchObject({
      left: { kind: 'mail-server-away' },
    });
    setDefaultCACertificates([...known, localhostCertificate.cert]);
    await server?.stop();
    expect(E.isRight(await start({ secure: true }, { tls: 'implicit' }))).toBe(true);
  });

  test('gets no mail and no password without STARTTLS where it is required', async () => {
    setDefaultCACertificates([...known, localhostCertificate.cert]);
    const passwords: unknown[] = [];
    const login = { user: 'shop', password: 'secret' };
    const onAuth = (
      { password }: { readonly password?: unknown },
      _: unknown,
      done: (error: null, answer: { readonly user: string }) => void,
    ) => {
      passwords.push(password);
      done(null, { user: 'shop' });
    };
    const bare = { disabledCommands: ['STARTTLS'], allowInsecureAuth: true, onAuth };
    expect(await start(bare, { tls: 'required', login })).toMatchObject({
      left: { kind: 'mail-server-away' },
    });
    expect([passwords, server?.received]).toEqual([[], []]);
    await server?.stop();
    expect(E.isRight(await start({ onAuth }, { tls: 'required', login }))).toBe(true);
    expect(passwords).toEqual(['secret']);
  });

  test.each([
    [550, 'mail-refused', 'EENVELOPE 550'],
    [451, 'mail-delayed', 'EENVELOPE 451'],
    [421, 'mail-server-away', 'ECONNECTION 421'],
  ])('that answers %i to an address: %s, in no word of its own', async (code, kind, reason) => {
    const answer = await start({ ...refusing(code), hideSTARTTLS: true });
    expect(answer).toEqual(E.left({ kind, reason }));
  });

  test('that refuses the shop itself takes mails of nobody', async () => {
    const onMailFrom = (_: unknown, __: unknown, done: (error: Error) => void) =>
      done(Object.assign(new Error('not you'), { responseCode: 550 }));
    const login = { user: 'shop', password: 'wrong' };
    for (const options of [{ onMailFrom }, { allowInsecureAuth: true }])
      expect(await start({ ...options, hideSTARTTLS: true }, { login })).toMatchObject({
        left: { kind: 'mail-server-away' },
      });
  });
});

describe('a server that says nothing, or drips', () => {
  const drips = createServer((socket) => {
    const dripping = setInterval(() => socket.write('220-wait\r\n'), 5);
    socket.on('error', () => undefined).on('close', () => clearInterval(dripping));
  });
  const silent = createServer((socket) => socket.on('error', () => undefined));
  afterAll(() => [drips, silent].map((server) => server.close()));

  const portOf = async (server: typeof drips): Promise<number> => {
    if (!server.listening) await once(server.listen(0, '127.0.0.1'), 'listening');
    const address = server.address();
    return typeof address === 'object' && address !== null ? address.port : 0;
  };
  const sent = async (server: typeof drips, signal: AbortSignal) => {
    const reached = { host: '127.0.0.1', tls: 'optional', login: undefined } as const;
    const times = { greeting: 60, mail: 90 };
    return smtpMailer(
      { ...reached, port: await portOf(server) },
      sender,
      times,
    )(signal).send(mail)();
  };

  test('is left in time', async () => {
    for (const server of [silent, drips])
      expect(await sent(server, never)).toMatchObject({ left: { kind: 'mail-server-away' } });
  });

  test('is left at once when the shop closes', async () => {
    expect(await sent(silent, AbortSignal.abort())).toMatchObject({
      left: { kind: 'mail-server-away' },
    });
  });
});
