import type { Channel } from '../locale/channel.ts';
import type { Language } from '../locale/locales.ts';

/** Lists of the specification that have the words of a product's page. */
type ListedWords = 'cardDesigns' | 'photo-box' | 'photo-calendar' | 'photo-prints';

/** The path segment of a page by language, or where the specification lists it. */
export type PageWords = Readonly<Record<Language, string>> | ListedWords;

/**
 * What all subjects below products know of one: its designer, and what the shop sells of it by the
 * specification's names. Routing, recording and every page's script read it, so it is plain data.
 */
export type ProductDeclaration = {
  /** The designer that takes it: the path after `/configurator-` (storefront §2). */
  readonly designer: string;
  /** Parameters of its designer alone, beside the specification's. */
  readonly ownParameters?: readonly string[];
  readonly sells: Readonly<
    Record<
      string,
      {
        /** Those that sell it, its own first. */
        readonly channels: readonly [Channel, ...Channel[]];
        /** Its page; absent where each of its materials has one. */
        readonly page?: PageWords;
      }
    >
  >;
};
