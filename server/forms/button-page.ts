/**
 * A button and nothing else: programs look at links, such as filters of mails, and change nothing by
 * that.
 */
import { localeTable, type Locale } from '../../core/domain/locale/locales.ts';
import { pageMessages } from '../messages/page-messages.ts';
import { plainPage } from './plain-page.ts';

/** In a locale's language; the form is sent to its own address. */
export const buttonPage = (locale: Locale, does: 'unsubscribe' | 'confirm-address'): Response => {
  const { language } = localeTable[locale];
  const button = pageMessages[`${does}.button`][language];
  return plainPage(locale, {
    title: button,
    headline: pageMessages[`${does}.question`][language],
    content: `<form method="post"><button>${button}</button></form>`,
  });
};
