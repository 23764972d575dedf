/** A page of law as a document that a mail brings: nothing in it loads, runs or changes later. */
import { html } from 'hono/html';

import type { Page } from '../../core/domain/content/page.ts';
import type { Inline, RichTextNode } from '../../core/domain/content/rich-text.ts';
import type { Locale } from '../../core/domain/locale/locales.ts';
import { marketOf } from '../../core/domain/locale/markets.ts';
import type { MailAttachment } from '../../core/ports/mailer.ts';

type Markup = ReturnType<typeof html>;

type LegalScope = {
  readonly locale: Locale;
  /** Of the site, to which links lead. */
  readonly origin: string;
};

const printed = (markup: Markup): string => {
  if (markup instanceof Promise) throw new Error('No part of a document is waited for.');
  return String(markup);
};

const inlineOf = ({ origin }: LegalScope, inline: Inline): Markup => {
  if (inline.kind === 'line-break') return html`<br />`;
  const { text, isBold, isItalic, link } = inline;
  const bold = isBold ? html`<strong>${text}</strong>` : text;
  const words = isItalic ? html`<em>${bold}</em>` : html`${bold}`;
  return link === undefined
    ? words
    : html`<a href="${link.startsWith('/') ? `${origin}${link}` : link}">${words}</a>`;
};

const nodeOf = (scope: LegalScope, node: RichTextNode): Markup => {
  const inlines = (children: readonly Inline[]) => children.map((child) => inlineOf(scope, child));
  switch (node.kind) {
    case 'paragraph':
      return html`<p>${inlines(node.children)}</p>`;
    case 'heading':
      return html`<h3>${inlines(node.children)}</h3>`;
    case 'list': {
      const items = node.items.map(
        (item) => html`<li>${item.map((one) => nodeOf(scope, one))}</li>`,
      );
      return node.isOrdered
        ? html`<ol>
            ${items}
          </ol>`
        : html`<ul>
            ${items}
          </ul>`;
    }
    case 'part':
      return node.part.kind === 'accordion'
        ? html`${node.part.items.map(
            ({ title, text }) =>
              html`<h3>${title}</h3>
                ${text.map((one) => nodeOf(scope, one))}`,
          )}`
        : html``;
  }
};

/** The running texts of a page, for the market of a locale. `version`: of the terms, as a day. */
export const legalDocument = (
  scope: LegalScope,
  { slug, title, blocks }: Pick<Page, 'slug' | 'title' | 'blocks'>,
  version: string,
): MailAttachment => {
  const market = marketOf(scope.locale);
  const sections = blocks.flatMap((block) =>
    block.kind === 'rich-text' && block.markets?.includes(market) !== false
      ? [
          html`<h2>${block.headline}</h2>
            ${block.text.map((node) => nodeOf(scope, node))}`,
        ]
      : [],
  );
  const document = html`<!doctype html>
    <html lang="${scope.locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
      </head>
      <body>
        <h1>${title}</h1>
        <p>${new URL(scope.origin).host}, ${version}</p>
        ${sections}
      </body>
    </html>`;
  return {
    name: `${slug}-${version}.html`,
    contentType: 'text/html; charset=utf-8',
    bytes: new TextEncoder().encode(printed(document)),
  };
};
