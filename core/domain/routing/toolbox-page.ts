import type { Language } from '../locale/locales.ts';
import type { PageRoute } from './page-routes.ts';

/** By language; ours, the specification names none. */
export const toolboxSegments = {
  de: 'werkzeugkasten',
  en: 'toolbox',
  es: 'herramientas',
  fr: 'boite-a-outils',
  it: 'strumenti',
  nl: 'gereedschapskist',
} as const satisfies Readonly<Record<Language, string>>;

/** Whether it is the page of the toolbox. */
export const isToolboxPage = (language: Language, route: PageRoute): boolean =>
  route.kind === 'content' &&
  route.segments.length === 1 &&
  route.segments[0] === toolboxSegments[language];
