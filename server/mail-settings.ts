/** `SMTP_URL`, `MAIL_FROM`, `MAIL_IMPRINT`, `MAIL_TO`. */
import type { MailSender } from '../adapters/mail/sender.ts';
import type { SmtpServer } from '../adapters/mail/smtp-mailer.ts';
import { parseEmail } from '../core/domain/customer/email.ts';
import { E } from '../core/fp.ts';
import { readOptional, readVariable, type Decoded, type Environment } from './environment.ts';

/** Who runs the shop: as the sample's imprint has it in each language, or a line of one's own. */
export type MailImprint =
  | { readonly kind: 'sample' }
  | { readonly kind: 'line'; readonly line: string };

export type MailSettings = {
  /** Undefined: mails are kept as files. */
  readonly smtp: SmtpServer | undefined;
  readonly sender: MailSender;
  /** At the end of every mail. */
  readonly imprint: MailImprint | undefined;
  /** The customer service. */
  readonly service: string;
};

/** As the sample shop's imprint says; RFC 2606 keeps it from being anybody's. */
const sampleSender: MailSender = { name: '', address: 'service@example.com' };

const ports = { 'smtp:': 587, 'smtps:': 465 } as const;

const isProtocol = (text: string): text is keyof typeof ports => Object.hasOwn(ports, text);

/** Undefined where a part of an address cannot be decoded. */
const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

const isThisMachine = (host: string): boolean => /^(?:localhost|127\.0\.0\.1|\[::1\])$/u.test(host);

const tlsOf = (protocol: keyof typeof ports, query: string, host: string): SmtpServer['tls'] => {
  if (protocol === 'smtps:') return 'implicit';
  return query !== '' || isThisMachine(host) ? 'optional' : 'required';
};

/** `smtps://user:password@host:465`, or `smtp:` with TLS by STARTTLS. */
const decodeSmtpUrl = (value: string): SmtpServer | undefined => {
  if (!URL.canParse(value)) return undefined;
  const {
    protocol,
    hostname: host,
    port,
    username,
    password,
    pathname,
    search,
    hash,
  } = new URL(value);
  if (!isProtocol(protocol) || host === '' || !/^\/?$/u.test(pathname) || hash !== '')
    return undefined;
  const isQuery = search === '' || (search === '?starttls=optional' && protocol === 'smtp:');
  const [user, secret] = [decoded(username), decoded(password)];
  if (!isQuery || user === undefined || secret === undefined || (user === '') !== (secret === ''))
    return undefined;
  return {
    host: host.replaceAll(/[[\]]/gu, ''),
    port: port === '' ? ports[protocol] : Number(port),
    tls: tlsOf(protocol, search, host),
    login: user === '' ? undefined : { user, password: secret },
  };
};

const decodeAddress = (value: string): string | undefined => {
  const email = parseEmail(value);
  return E.isRight(email) ? email.right : undefined;
};

/** `service@example.com`, or `Passepartout <service@example.com>`. */
const decodeSender = (value: string): MailSender | undefined => {
  const named = /^(?<name>[^<>"\p{Cc}]{1,100}?) *<(?<address>[^<>]+)>$/u.exec(value)?.groups;
  const address = decodeAddress(named?.['address'] ?? value);
  return address === undefined ? undefined : { name: named?.['name']?.trim() ?? '', address };
};

const decodeLine = (value: string): MailImprint | undefined =>
  /^\P{Cc}{1,400}$/u.test(value) ? { kind: 'line', line: value } : undefined;

/** The first variable that is wrong ends it. */
export const readMailSettings = (environment: Environment): Decoded<MailSettings> => {
  const smtp = readOptional(
    environment,
    'SMTP_URL',
    'an address like smtps://user:password@host:465 or smtp://user:password@host:587',
    decodeSmtpUrl,
  );
  if (E.isLeft(smtp)) return smtp;
  const sender = readOptional(
    environment,
    'MAIL_FROM',
    'an email address, or a name before it like Shop <service@example.com>',
    decodeSender,
  );
  if (E.isLeft(sender)) return sender;
  if (smtp.right !== undefined && sender.right === undefined)
    return E.left({
      variable: 'MAIL_FROM',
      value: '',
      allowed: 'with SMTP_URL an email address of the shop, from which its mails come',
    });
  const imprint = readOptional(
    environment,
    'MAIL_IMPRINT',
    'a line of at most 400 characters',
    decodeLine,
  );
  if (E.isLeft(imprint)) return imprint;
  const from = sender.right ?? sampleSender;
  const service = readVariable(
    environment,
    'MAIL_TO',
    from.address,
    'an email address',
    decodeAddress,
  );
  if (E.isLeft(service)) return service;
  return E.right({
    smtp: smtp.right,
    sender: from,
    imprint: imprint.right ?? (sender.right === undefined ? { kind: 'sample' } : undefined),
    service: service.right,
  });
};
