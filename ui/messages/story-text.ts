/** For stories alone: the locale that the toolbar, or a test project, sets, and its texts. */
import { defaultLocale, locales, type Locale } from '../../core/domain/locale/locales.ts';
import { compileMessages } from './compile.ts';
import { textOf, type Text } from './text.tsx';

/** The locale of a story's globals; the default one when they name none that the shop has. */
export const storyLocale = (globals: Readonly<Record<string, unknown>>): Locale =>
  locales.find((locale) => locale === globals['locale']) ?? defaultLocale;

/**
 * The texts that a story shows, for its assertions: a story runs in more than one language. Spaces
 * of any width are plain ones, as Testing Library reads them.
 */
export const storyText = (globals: Readonly<Record<string, unknown>>): Text => {
  const locale = storyLocale(globals);
  const text = textOf({ locale, messages: compileMessages(locale) });
  return (key, values) => text(key, values).replaceAll(/\s/gu, ' ');
};

/** A text as a pattern, for what Testing Library does not read with plain spaces. */
export const asPattern = (text: string): RegExp =>
  new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&').replaceAll(' ', '\\s'), 'u');
