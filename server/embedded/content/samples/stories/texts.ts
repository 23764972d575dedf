/**
 * What has to be written for a page in each language, apart from how the page is built. Running
 * texts may hold `**bold**` and links: `[words](shipping)` leads to a page of the shop by its key,
 * `[](shipping)` takes that page's own name as its words, `[words](mail)` leads to the shop's
 * mailbox. Lines that begin with `- ` are a list; `{name}` is a figure that the page fills in.
 * Spaces are typed as usual: the typography of a language is one rule (`typography.ts`).
 */
import type { ContentLocale, Language, Market } from '../../../../../core/domain/locale/locales.ts';

/** A headline and its running text, a line a paragraph. */
export type Section = {
  /** Where links to this section lead; a section without one is counted. */
  readonly id?: string;
  /** The markets that it is for, where others share the text; all without it. */
  readonly markets?: readonly Market[];
  /** Set off in a frame. */
  readonly isBoxed?: boolean;
  readonly headline: string;
  readonly text: readonly string[];
};

/** A question and its answer. */
export type Question = { readonly question: string; readonly answer: string };

/** What every page says. */
export type PageTexts = {
  /** Its name in navigation, breadcrumb and tiles, and in links that take the page's own name. */
  readonly name: string;
  /** The document's title; the shop's name follows it. */
  readonly title: string;
  /** For search engines; 110 to 155 characters. */
  readonly description: string;
  readonly headline: string;
  readonly lead: string;
};

/** What a page says of itself in results of a search and at its head. */
export type HeadTexts = Pick<PageTexts, 'title' | 'description' | 'headline' | 'lead'>;

/** A page with a picture, as tiles show it elsewhere. */
export type PicturedTexts = PageTexts & {
  /** What the picture shows, for those who cannot see it. */
  readonly picture: string;
  /** A line under its name on tiles. */
  readonly tile: string;
};

/** A page of service or law, section by section. */
export type ServiceTexts<S extends string> = PageTexts & {
  readonly sections: Readonly<Record<S, Section>>;
};

/** A product page: what only this product has. */
export type ProductTexts<S extends string, Q extends string> = PicturedTexts & {
  readonly sections: Readonly<Record<S, Section>>;
  readonly questions: Readonly<Record<Q, Question>>;
  /** How it is packed and made, in a line each beside the configurator. */
  readonly promises: Readonly<Record<'delivery' | 'origin', string>>;
};

/** Part of a page's texts: what a market words differently. Lists are replaced whole. */
export type Override<T> = T extends string | readonly unknown[]
  ? T
  : { readonly [K in keyof T]?: Override<T[K]> };

/** The texts of one part of the shop: in each language, and what single markets say instead. */
export type WrittenTexts<T> = Readonly<Record<Language, T>> & {
  readonly markets?: { readonly [L in ContentLocale]?: Override<T> };
};
