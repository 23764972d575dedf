import type { MaterialType } from '../../../../../core/domain/catalogue/materials.ts';
import type { ContentLocale } from '../../../../../core/domain/locale/locales.ts';
import type { ContentLink } from '../../../../../core/domain/navigation/content-link.ts';
import type { ContentPicture } from '../../../../../core/domain/content/content-picture.ts';
import type { PageContent } from '../../../../../core/domain/content/page-codec.ts';
import { pageTitle } from '../../../../../ui/web/shell/shop-names.ts';
import { linkTo, type Site, type StoryPage, type Tile } from './site.ts';
import { textsByLocale } from './texts-in.ts';
import type { HeadTexts, PageTexts, WrittenTexts } from './texts.ts';

/** What there is to say of a page; all else is what every page has. */
type PageParts<T extends PageTexts> = {
  readonly slug: (locale: ContentLocale) => string;
  readonly texts: WrittenTexts<T>;
  /** What the channel of cards says instead, where both channels have the page. */
  readonly cards?: WrittenTexts<Partial<HeadTexts>> | undefined;
  readonly isProduct?: boolean;
  readonly navigationType?: string;
  readonly tile?: (texts: T, locale: ContentLocale) => Tile;
  /** The picture beside the page's headline, which is also the one that others share it with. */
  readonly picture?: (texts: T, locale: ContentLocale) => ContentPicture | undefined;
  /** The material that a photo, chosen below the headline, is shown on. */
  readonly photoOn?: MaterialType | undefined;
  /** The link under the page's headline. */
  readonly link?: (site: Site, texts: T) => ContentLink;
  readonly content: (site: Site, texts: T) => Partial<PageContent>;
};

/** A page from its texts: head, teaser and breadcrumb as every page has them, and its own content. */
export const definePage = <T extends PageTexts>(parts: PageParts<T>): StoryPage => {
  const { slug, isProduct = false, navigationType, tile, picture, photoOn, link, content } = parts;
  const textsOf = textsByLocale(parts.texts);
  const cardsOf = parts.cards && textsByLocale(parts.cards);
  return {
    slug,
    isProduct,
    navigationType,
    head: textsOf,
    tile: (locale) => tile?.(textsOf(locale), locale),
    content: (site) => {
      const texts = {
        ...textsOf(site.locale),
        ...(site.channel === 'kartenliebe' ? cardsOf?.(site.locale) : undefined),
      };
      const shown = picture?.(texts, site.locale);
      return {
        title: pageTitle(site.channel, texts.title),
        description: texts.description,
        robots: 'index, follow',
        canonicalUrl: undefined,
        ogImages: shown === undefined ? [] : [shown],
        additionalSameAsLinks: [],
        navigationType,
        breadcrumb: [linkTo(site, 'home'), { text: texts.name, url: `/${slug(site.locale)}` }],
        teaser: {
          kind: 'teaser',
          id: 'teaser',
          headline: texts.headline,
          text: texts.lead,
          picture: shown,
          link: link?.(site, texts),
          photoOn,
        },
        uspTeaser: undefined,
        product: undefined,
        sku: undefined,
        blocks: [],
        ...content(site, texts),
      };
    },
  };
};
