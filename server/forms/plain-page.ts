/** Small pages beside the shop's own, without script and without anybody's address. */
import { createHash } from 'node:crypto';

import { localeTable, type Locale } from '../../core/domain/locale/locales.ts';
import { escapeMarkup } from '../../core/domain/text/escape-markup.ts';

const style =
  'body{font:1.125rem/1.5 system-ui,sans-serif;margin:20vh auto 0;max-width:30rem;padding:0 1rem}button,input{font:inherit;max-width:100%}button{padding:.75rem 1.25rem}';

const styleHash = createHash('sha256').update(style).digest('base64');

const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
  'Cache-Control': 'no-store',
  // The address holds a secret.
  'Referrer-Policy': 'no-referrer',
} as const;

/** In a locale's language; `content` is HTML below the headline. */
export const plainPage = (
  locale: Locale,
  {
    title,
    headline = title,
    content,
  }: Readonly<Record<'title' | 'content', string>> & {
    readonly headline?: string;
  },
): Response => {
  const { language } = localeTable[locale];
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeMarkup(title)}</title><style>${style}</style>`;
  return new Response(
    `<!DOCTYPE html><html lang="${language}"><head>${head}</head><body><main><h1>${escapeMarkup(headline)}</h1>${content}</main></body></html>`,
    { headers },
  );
};
