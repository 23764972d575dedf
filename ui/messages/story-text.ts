/** For stories alone: the locale that the toolbar, or a test project, sets, and its texts. */
import { defaultLocale, locales, type Locale } from '../../core/domain/locale/locales.ts';
import { compileMessages } from './compile.ts';
import { longMessages } from './long-text.ts';
import { textOf, type CompiledMessages, type Text } from './text.tsx';

/** The value of Storybook's locale global that asks for the pseudo-locale of long texts. */
export const longTextLocale = 'long-text';

/** The locales of the toolbar: the shop's, and the pseudo-locale. */
export const storyLocales = [...locales, longTextLocale] as const;

/** The locale of a story's globals; the default one when they name none that the shop has. */
export const storyLocale = (globals: Readonly<Record<string, unknown>>): Locale =>
  locales.find((locale) => locale === globals['locale']) ?? defaultLocale;

/** The texts of a story's globals: a locale's, or those of the default one made longer. */
export const storyMessages = (globals: Readonly<Record<string, unknown>>): CompiledMessages => {
  const messages = compileMessages(storyLocale(globals));
  return globals['locale'] === longTextLocale ? longMessages(messages) : messages;
};

/**
 * The texts that a story shows, for its assertions: a story runs in more than one language. Spaces
 * of any width are plain ones, as Testing Library reads them.
 */
export const storyText = (globals: Readonly<Record<string, unknown>>): Text => {
  const text = textOf({ locale: storyLocale(globals), messages: storyMessages(globals) });
  return (key, values) => text(key, values).replaceAll(/\s/gu, ' ');
};

/** A text as a pattern, for what Testing Library does not read with plain spaces. */
export const asPattern = (text: string): RegExp =>
  new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&').replaceAll(' ', '\\s'), 'u');
