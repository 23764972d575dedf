/** For stories: the locale that the toolbar or a test project sets, and its texts. */
import { defaultLocale, locales, type Locale } from '../../core/domain/locale/locales.ts';
import { compileMessages } from './compile.ts';
import { longMessages } from './long-text.ts';
import type { CompiledMessages } from './format-message.ts';
import { textOf, type Text } from './text.tsx';

/** Asks for the pseudo-locale of long texts. */
export const longTextLocale = 'long-text';

export const storyLocales = [...locales, longTextLocale] as const;

/** The default one where the globals name none that the shop has. */
export const storyLocale = (globals: Readonly<Record<string, unknown>>): Locale =>
  locales.find((locale) => locale === globals['locale']) ?? defaultLocale;

export const storyMessages = (globals: Readonly<Record<string, unknown>>): CompiledMessages => {
  const messages = compileMessages(storyLocale(globals));
  return globals['locale'] === longTextLocale ? longMessages(messages) : messages;
};

/**
 * For assertions, since a story runs in several languages. Spaces of any width are plain ones, as
 * Testing Library reads them.
 */
export const storyText = (globals: Readonly<Record<string, unknown>>): Text => {
  const text = textOf({ locale: storyLocale(globals), messages: storyMessages(globals) });
  return (key, values) => text(key, values).replaceAll(/\s/gu, ' ');
};

/** For what Testing Library does not read with plain spaces. */
export const asPattern = (text: string): RegExp =>
  new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&').replaceAll(' ', '\\s'), 'u');
