import { defaultLocaleOf } from '../../core/domain/locale/locale.ts';
import { localeTable, type Language } from '../../core/domain/locale/locales.ts';
import type { HostResolution } from '../../core/domain/routing/hosts.ts';
import type { SiteConfiguration } from '../../core/domain/routing/sites.ts';
import { pageMessages } from '../messages/page-messages.ts';
import { textAnswer, type PlainAnswer } from './plain-answer.ts';

const languageOf = (sites: SiteConfiguration, host: HostResolution): Language => {
  const { market } = host.kind === 'misdirected' ? sites.defaultSite : host.site;
  return localeTable[defaultLocaleOf(market)].language;
};

/**
 * The 503 of a page, in its site's language: it needs no service, file or script, and asks again
 * after `seconds`.
 */
export const busyPage = (
  sites: SiteConfiguration,
  host: HostResolution,
  seconds: number,
): PlainAnswer => {
  const language = languageOf(sites, host);
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="${seconds}"><title>503</title>`;
  return textAnswer(
    503,
    `<!DOCTYPE html><html lang="${language}"><head>${head}</head><body><p>${pageMessages.busy[language]}</p></body></html>`,
    {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'",
      'retry-after': String(seconds),
    },
  );
};
