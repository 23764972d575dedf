/**
 * The text and the HTML of a mail from one description, in the look of a channel. Nothing loads, counts
 * or runs. Each text has its ground with it, so that it stays legible where a mail program darkens
 * mails by itself; those that ask for dark styles get ours.
 */
import { html, raw } from 'hono/html';

import { labelled } from '../../core/domain/locale/labelled.ts';
import { localeTable, type Language } from '../../core/domain/locale/locales.ts';
import type { Mail } from '../../core/ports/mailer.ts';
import { shopNames } from '../../ui/web/shell/shop-names.ts';
import { mailMessages } from '../messages/mail-messages.ts';
import { textsOf } from '../messages/texts-of.ts';
import { mailLooks, type MailColours, type MailLook } from './mail-looks.ts';
import type { MailPart, MailScope, WrittenMail } from './mail-parts.ts';

type MailFrame = Pick<MailScope, 'channel' | 'locale'> & {
  /** Who runs the shop, a line each; empty where nobody has said it. */
  readonly imprint: readonly string[];
};

type Markup = ReturnType<typeof html>;

const printed = (markup: Markup): string => {
  if (markup instanceof Promise) throw new Error('No part of a mail is waited for.');
  return String(markup);
};

const textIn = (language: Language, part: MailPart): string => {
  if (typeof part === 'string') return part;
  if ('action' in part) return `${labelled(language, part.action, '').trimEnd()}\n${part.link}`;
  if ('code' in part) return labelled(language, part.name, part.code);
  if ('quote' in part) return part.quote.replaceAll(/^/gmu, '> ');
  if ('note' in part) return part.note;
  if ('smallPrint' in part) return part.smallPrint;
  return part.facts.map(([name, value]) => labelled(language, name, value)).join('\n');
};

/** Spaces in pixels; sizes are whole pixels, since old mail programs know nothing else. */
const paragraph = 'margin:0 0 16px';
const small = 'font-size:14px;line-height:21px';

/** What dark styles change; by class, since inline styles cannot ask. */
const coloured = ({
  ground,
  sheet,
  line,
  ink,
  muted,
  accent,
  onAccent,
  soft,
}: MailColours): Readonly<Record<string, string>> => ({
  ground: `background-color:${ground};color:${ink}`,
  sheet: `background-color:${sheet};color:${ink};border-color:${line}`,
  muted: `color:${muted}`,
  accent: `color:${accent}`,
  ink: `color:${ink}`,
  button: `background-color:${accent};color:${onAccent}`,
  soft: `background-color:${soft};color:${ink}`,
  bar: `border-color:${accent}`,
});

const darkStyle = (look: MailLook): string =>
  Object.entries(coloured(look.dark))
    .map(
      ([name, declarations]) => `.${name}{${declarations.replaceAll(/(?=;|$)/gu, '!important')}}`,
    )
    .join('');

const styleOf = (look: MailLook): string =>
  `:root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){${darkStyle(look)}}`;

/** The attributes of an element with colours: a class for the dark ones, inline styles for all. */
const attributesOf =
  (look: MailLook) =>
  (name: string, style: string): Markup =>
    html`class="${name}" style="${coloured(look.light)[name] ?? ''};${style}"`;

const withLines = (text: string): readonly (string | Markup)[] =>
  text.split('\n').flatMap((line, index) => (index === 0 ? [line] : [raw('<br>'), line]));

const htmlOf = (look: MailLook, copy: string, part: MailPart): Markup => {
  const attributes = attributesOf(look);
  if (typeof part === 'string') return html`<p style="${paragraph}">${withLines(part)}</p>`;
  if ('action' in part && part.isQuiet)
    return html`<p ${attributes('muted', `${small};${paragraph}`)}>
      <a href="${part.link}" ${attributes('muted', '')}>${part.action}</a>
    </p>`;
  if ('action' in part)
    return html`<p style="margin:24px 0 12px">
        <a
          href="${part.link}"
          ${attributes('button', `display:inline-block;padding:13px 24px;border-radius:${look.radius}px;font-weight:700;text-decoration:none`)}
          >${part.action}</a
        >
      </p>
      <p ${attributes('muted', `${small};margin:0 0 24px`)}>
        ${copy}<br /><a href="${part.link}" ${attributes('muted', 'word-break:break-all')}
          >${part.link}</a
        >
      </p>`;
  if ('code' in part)
    return html`<p
      ${attributes('bar', `margin:0 0 16px;padding:12px 10px 14px;border-style:dashed;border-width:2px;border-radius:${look.radius}px;text-align:center`)}
    >
      <span ${attributes('muted', small)}>${part.name}</span><br />
      <span
        style="font-family:Consolas,Menlo,'Courier New',monospace;font-size:17px;line-height:26px;font-weight:700;overflow-wrap:anywhere"
        >${part.code}</span
      >
    </p>`;
  if ('quote' in part)
    return html`<blockquote
      ${attributes('bar', 'margin:0 0 16px;padding:0 0 0 16px;border-style:solid;border-width:0 0 0 3px')}
    >
      ${withLines(part.quote)}
    </blockquote>`;
  if ('note' in part)
    return html`<p
      ${attributes('soft', `margin:0 0 16px;padding:12px 16px;border-radius:${look.radius}px`)}
    >
      ${withLines(part.note)}
    </p>`;
  if ('smallPrint' in part)
    return html`<p ${attributes('muted', `${small};${paragraph}`)}>
      ${withLines(part.smallPrint)}
    </p>`;
  return html`<dl style="${paragraph}">
    ${part.facts.map(
      ([name, value]) =>
        html` <dt ${attributes('muted', small)}>${name}</dt>
          <dd style="margin:0 0 10px;font-weight:700;overflow-wrap:anywhere">
            ${withLines(value)}
          </dd>`,
    )}
  </dl>`;
};

/** Prints a description: a mail without its id and who gets it. */
export const printMail = (
  { channel, locale, imprint }: MailFrame,
  { subject, reference, parts }: WrittenMail,
): Pick<Mail, 'subject' | 'text' | 'html'> => {
  const look = mailLooks[channel];
  const attributes = attributesOf(look);
  const copy = textsOf(locale, mailMessages)('mail.copy-link');
  const { language } = localeTable[locale];
  // Lists of mails show the first words: behind the subject they would be the shop's name and the subject.
  const [greeting = '', preview = greeting] = parts.filter((part) => typeof part === 'string');
  const texts = parts.map((part) => textIn(language, part));
  // The usual mark of a signature, by which mail programs fold what follows.
  const signature = imprint.length === 0 ? [] : [`-- \n${imprint.join('\n')}`];
  return {
    subject: reference === undefined ? subject : `${subject} (${reference})`,
    text: [...texts, ...signature].join('\n\n'),
    html: printed(
      html`<!DOCTYPE html>
        <html lang="${locale}">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <meta name="color-scheme" content="light dark" />
            <meta name="supported-color-schemes" content="light dark" />
            <meta
              name="format-detection"
              content="telephone=no, date=no, address=no, email=no, url=no"
            />
            <title>${subject}</title>
            <style>
              ${raw(styleOf(look))}
            </style>
          </head>
          <body ${attributes('ground', 'margin:0;padding:0')}>
            <div style="display:none;mso-hide:all;max-height:0;overflow:hidden">${preview}</div>
            <div
              ${attributes('ground', 'padding:24px 12px;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:24px')}
            >
              <div
                ${attributes('sheet', `max-width:560px;box-sizing:border-box;margin:0 auto;padding:28px 24px 16px;border-style:solid;border-width:1px;border-radius:${look.radius}px`)}
              >
                <p
                  ${attributes(look.name.colour, `margin:0 0 24px;font-size:20px;line-height:24px;${look.name.style}`)}
                >
                  ${look.mark === undefined ? '' : html`<span style="${look.mark}"></span>`}${shopNames[channel]}
                </p>
                <h1
                  style="margin:0 0 20px;font-size:24px;line-height:30px;overflow-wrap:anywhere;text-wrap:balance;${look.headline}"
                >
                  ${subject}
                </h1>
                ${parts.map((part) => htmlOf(look, copy, part))}
              </div>
              ${imprint.length === 0 ? '' : html`<p ${attributes('muted', `max-width:512px;margin:16px auto 0;padding:0 24px;font-size:13px;line-height:20px`)}>${withLines(imprint.join('\n'))}</p>`}
            </div>
          </body>
        </html>`,
    ),
  };
};
