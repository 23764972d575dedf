/**
 * `/dev/outbox`, for engineers and testers: the mails that were written, and every mail with invented
 * data in every locale. See `hasOutbox`.
 */
import { Hono, type Context } from 'hono';
import { html } from 'hono/html';
import PostalMime from 'postal-mime';

import { listKeptMails, readKeptMail } from '../../../adapters/mail/kept-mails.ts';
import { channels } from '../../../core/domain/locale/channel.ts';
import { locales } from '../../../core/domain/locale/locales.ts';
import { oneOf } from '../../../core/domain/text/one-of.ts';
import { outboxPath } from '../../http/edge.ts';
import { mailSamples } from '../../mails/mail-samples.ts';
import { developersOnly, developmentPage, type Markup } from '../development-page.ts';
import { mailFrom, type MailSender } from '../shop/mails.ts';

/** Of which the list says what they are. */
const mostListed = 50;

const isSample = (name: string): name is keyof typeof mailSamples =>
  Object.hasOwn(mailSamples, name);
const isChannel = oneOf(channels);
const isLocale = oneOf(locales);

/** A mail brings styles of its own, and neither loads nor runs anything. */
const mailPolicy = `default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox`;

type ShownMail = {
  readonly to: string;
  readonly subject: string;
  readonly at: string | undefined;
  readonly text: string;
  readonly html: string | undefined;
  readonly files: readonly {
    readonly name: string;
    readonly type: string;
    readonly bytes: ArrayBuffer;
  }[];
};

const readMail = async (source: Buffer): Promise<ShownMail> => {
  const { to, subject, date, text, html: page, attachments } = await PostalMime.parse(source);
  return {
    to: to?.map(({ address }) => address).join(', ') ?? '',
    subject: subject ?? '',
    at: date,
    text: text ?? '',
    html: page,
    files: attachments.flatMap(({ filename, mimeType, content }) =>
      content instanceof ArrayBuffer
        ? [{ name: filename ?? 'file', type: mimeType, bytes: content }]
        : [],
    ),
  };
};

const linksIn = (text: string): readonly string[] => [
  ...new Set(text.match(/https?:\/\/\S+/gu) ?? []),
];

/** `address`: of the mail itself; its HTML and its files lie below. */
const mailPage = (address: string, { to, subject, at, text, html: page, files }: ShownMail) =>
  developmentPage(
    subject,
    html`<p><a href="${outboxPath}">All mails</a></p>
      <p>To ${to}${at === undefined ? '' : `, ${at}`}</p>
      <ul>
        ${linksIn(text).map((link) => html`<li><a href="${link}">${link}</a></li>`)}
        ${files.map(
          ({ name, bytes }, index) =>
            html`<li>
              <a href="${address}/files/${index}">${name}</a>, ${bytes.byteLength} bytes
            </li>`,
        )}
      </ul>
      ${page === undefined ? '' : html`<iframe sandbox title="HTML" src="${address}/html"></iframe>`}
      <h2>Text</h2>
      <pre>${text}</pre>`,
  );

const sampleRow = (name: string): Markup =>
  html`<article>
    <h2>${name}</h2>
    ${channels.map(
      (channel) =>
        html`<p>
          ${channel}:
          ${locales.map(
            (locale) =>
              html` <a href="${outboxPath}/samples/${name}/${channel}/${locale}">${locale}</a>`,
          )}
        </p>`,
    )}
  </article>`;

const listPage = (mails: readonly (readonly [id: string, mail: ShownMail])[]) =>
  developmentPage(
    'Mails',
    html`${mails.length === 0 ? html`<p>No mail was written yet.</p>` : ''}
      <ul>
        ${mails.map(
          ([id, { subject, to, at }]) =>
            html`<li><a href="${outboxPath}/mails/${id}">${subject}</a> to ${to}, ${at ?? ''}</li>`,
        )}
      </ul>
      <h2>Every mail with invented data</h2>
      ${Object.keys(mailSamples).map(sampleRow)}`,
  );

type OutboxSettings = {
  /** Of the mails that are kept. */
  readonly folder: string;
  readonly sender: MailSender;
  readonly mayOpen: (context: Context) => boolean;
};

/** The pages as an application to be mounted at `outboxPath`. */
export const outboxPage = ({ folder, sender, mayOpen }: OutboxSettings): Hono => {
  const keptMail = async (id: string): Promise<ShownMail | undefined> => {
    const source = await readKeptMail(folder, id);
    return source && readMail(source);
  };
  const sampleMail = (name: string, channel: string, locale: string): ShownMail | undefined => {
    if (!isSample(name) || !isChannel(channel) || !isLocale(locale)) return undefined;
    const to = 'ada@example.com';
    const mail = mailFrom(sender, { channel, locale }, { id: 'sample', to }, mailSamples[name]);
    return { ...mail, html: mail.html, at: undefined, files: [] };
  };
  const app = new Hono();
  const answer = (context: Context, mail: ShownMail | undefined) =>
    mail === undefined
      ? context.notFound()
      : context.html(mailPage(new URL(context.req.url).pathname, mail));
  const answerHtml = (context: Context, mail: ShownMail | undefined) =>
    mail?.html === undefined
      ? context.notFound()
      : context.html(mail.html, 200, { 'Content-Security-Policy': mailPolicy });

  app.use(developersOnly(mayOpen));
  app.get('/', async (context) => {
    const ids = (await listKeptMails(folder)).slice(0, mostListed);
    const mails = await Promise.all(ids.map(async (id) => [id, await keptMail(id)] as const));
    return context.html(
      listPage(mails.flatMap(([id, mail]) => (mail === undefined ? [] : [[id, mail] as const]))),
    );
  });
  app.get('/mails/:id', async (context) =>
    answer(context, await keptMail(context.req.param('id'))),
  );
  app.get('/mails/:id/html', async (context) =>
    answerHtml(context, await keptMail(context.req.param('id'))),
  );
  app.get('/mails/:id/files/:index{[0-9]+}', async (context) => {
    const { id, index } = context.req.param();
    const file = (await keptMail(id))?.files.at(Number(index));
    if (file === undefined) return context.notFound();
    return context.body(file.bytes, 200, {
      'Content-Type': file.type,
      // Never shown: a shopper may have sent it.
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
    });
  });
  app.get('/samples/:name/:channel/:locale', (context) => {
    const { name, channel, locale } = context.req.param();
    return answer(context, sampleMail(name, channel, locale));
  });
  app.get('/samples/:name/:channel/:locale/html', (context) => {
    const { name, channel, locale } = context.req.param();
    return answerHtml(context, sampleMail(name, channel, locale));
  });
  return app;
};
