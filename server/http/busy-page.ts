import { defaultLocaleOf } from '../../core/domain/locale/locale.ts';
import { localeTable, type Language } from '../../core/domain/locale/locales.ts';
import { resolveHost } from '../../core/domain/routing/hosts.ts';
import type { SiteConfiguration } from '../../core/domain/routing/sites.ts';
import { textAnswer, type PlainAnswer } from './plain-answer.ts';

/** What a shopper reads while there is no room, or the shop is about to open. */
const sentences = {
  de: 'Gerade ist viel los. Die Seite lädt gleich von selbst noch einmal.',
  en: 'It is busy here right now. This page will reload by itself in a moment.',
  es: 'Ahora mismo hay mucha actividad. La página se cargará de nuevo enseguida.',
  fr: 'Il y a beaucoup de monde en ce moment. La page va se recharger d’elle-même.',
  it: 'In questo momento c’è molto traffico. La pagina si ricaricherà da sola.',
  nl: 'Het is nu even druk. De pagina laadt zo vanzelf opnieuw.',
} as const satisfies Readonly<Record<Language, string>>;

const languageOf = (sites: SiteConfiguration, host: string | undefined): Language => {
  const resolved = resolveHost(sites, host);
  const { market } = resolved.kind === 'misdirected' ? sites.defaultSite : resolved.site;
  return localeTable[defaultLocaleOf(market)].language;
};

/**
 * The 503 of a page, in the language of its site: it needs no service, no file and no script, and
 * it asks again by itself after `seconds`.
 */
export const busyPage = (
  sites: SiteConfiguration,
  host: string | undefined,
  seconds: number,
): PlainAnswer => {
  const language = languageOf(sites, host);
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="${seconds}"><title>503</title>`;
  return textAnswer(
    503,
    `<!DOCTYPE html><html lang="${language}"><head>${head}</head><body><p>${sentences[language]}</p></body></html>`,
    {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'",
      'retry-after': String(seconds),
    },
  );
};
