/**
 * A button and nothing else: programs look at links, such as filters of mails, and end nothing by
 * that.
 */
import { createHash } from 'node:crypto';

import { localeTable, type Locale } from '../../core/domain/locale/locales.ts';
import { pageMessages } from '../messages/page-messages.ts';

const style =
  'body{font:1.125rem/1.5 system-ui,sans-serif;margin:20vh auto 0;max-width:30rem;padding:0 1rem}button{font:inherit;padding:.75rem 1.25rem}';

const styleHash = createHash('sha256').update(style).digest('base64');

const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
  'Cache-Control': 'no-store',
  // The address holds the token.
  'Referrer-Policy': 'no-referrer',
} as const;

/** In a locale's language; the form is sent to its own address. */
export const unsubscribePage = (locale: Locale): Response => {
  const { language } = localeTable[locale];
  const question = pageMessages['unsubscribe.question'][language];
  const button = pageMessages['unsubscribe.button'][language];
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${button}</title><style>${style}</style>`;
  const form = `<main><h1>${question}</h1><form method="post"><button>${button}</button></form></main>`;
  return new Response(
    `<!DOCTYPE html><html lang="${language}"><head>${head}</head><body>${form}</body></html>`,
    { headers },
  );
};
