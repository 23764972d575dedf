/** An article of the magazine: its texts, its pictures, and where it leads. */
import type { Publication } from '../../../../../../core/domain/content/publication.ts';
import { readingMinutes } from '../../../../../../core/domain/content/reading-time.ts';
import type { CalendarDay } from '../../../../../../core/domain/time/calendar-day.ts';
import type { ContentLocale, Language } from '../../../../../../core/domain/locale/locales.ts';
import { definePage } from '../define-page.ts';
import type { PageKey } from '../registry.ts';
import { linkTo, slugIn, slugOfPrefix, tilesBlock, type Site, type StoryPage } from '../site.ts';
import { textsByLocale } from '../texts-in.ts';
import type { WrittenTexts } from '../texts.ts';
import { pictureSectionBlock, sectionBlock } from '../written-blocks.ts';
import { articleKeysOf } from './article-keys.ts';
import type { ProductLink } from './product-links.ts';
import type { ArticleTexts } from './texts.ts';

/** An address of the media library; one that shows words is that of a locale. */
type ArticlePicture = string | ((locale: ContentLocale) => string);

const sourceIn = (locale: ContentLocale, picture: ArticlePicture): string =>
  typeof picture === 'string' ? picture : picture(locale);

type ArticleParts = {
  readonly key: PageKey;
  /** Behind the magazine's own word. */
  readonly slugs: Readonly<Record<Language, string>>;
  readonly texts: WrittenTexts<ArticleTexts>;
  readonly publishedOn: CalendarDay;
  readonly updatedOn?: CalendarDay;
  readonly pictures: {
    readonly head: ArticlePicture;
    readonly beside: ArticlePicture;
    readonly figures: readonly [ArticlePicture, ArticlePicture];
  };
  readonly product: ProductLink;
};

const sharedIn = textsByLocale({
  de: { related: 'Weiterlesen' },
  en: { related: 'Read on' },
  es: { related: 'Seguir leyendo' },
  fr: { related: 'À lire ensuite' },
  it: { related: 'Da leggere' },
  nl: { related: 'Verder lezen' },
});

/** What is read on the page itself. */
const readTexts = (texts: ArticleTexts): readonly string[] => {
  const { lead, opening, beside, table, details, figures, closing } = texts;
  return [
    lead,
    ...[opening, beside, details, closing].flatMap(({ headline, text }) => [headline, ...text]),
    ...table.rows.flat(),
    ...figures.map(({ caption }) => caption),
  ];
};

const relatedCount = 3;

/** The articles that follow on one of them, as if they stood in a circle. */
const relatedTo = (site: Site, key: PageKey): readonly PageKey[] => {
  const keys = articleKeysOf(site);
  const at = keys.indexOf(key);
  return [...keys.slice(at + 1), ...keys.slice(0, at)].slice(0, relatedCount);
};

/** A page of the magazine from its parts. */
export const defineArticle = (parts: ArticleParts): StoryPage => {
  const { key, slugs, publishedOn, updatedOn, pictures, product } = parts;
  const lastSegment = slugIn(slugs);
  const magazine = slugOfPrefix('magazine');
  const publicationOf = (texts: ArticleTexts): Publication => ({
    publishedOn,
    updatedOn,
    minutes: readingMinutes(readTexts(texts)),
  });
  const picture = (texts: ArticleTexts, locale: ContentLocale) => ({
    source: sourceIn(locale, pictures.head),
    alternative: texts.picture,
  });
  return definePage<ArticleTexts>({
    slug: (locale) => `${magazine(locale)}/${lastSegment(locale)}`,
    texts: parts.texts,
    picture,
    tile: (texts, locale) => ({
      text: texts.lead,
      picture: picture(texts, locale),
      publication: { ...publicationOf(texts), updatedOn: undefined },
    }),
    content: (site, texts) => {
      const { opening, beside, table, details, figures, closing } = texts;
      return {
        publication: publicationOf(texts),
        breadcrumb: [linkTo(site, 'home'), linkTo(site, 'magazine'), linkTo(site, key)],
        blocks: [
          sectionBlock(site, 'opening', opening),
          {
            ...pictureSectionBlock(site, 'beside', beside, {
              picture: {
                source: sourceIn(site.locale, pictures.beside),
                alternative: beside.picture,
              },
              pictureSide: 'end',
            }),
            link: { text: beside.link, url: product(site) },
          },
          {
            kind: 'table',
            id: 'table',
            caption: table.caption,
            hasRowNames: true,
            cells: { header: table.header, rows: table.rows },
          },
          sectionBlock(site, 'details', details),
          {
            kind: 'gallery',
            id: 'figures',
            headline: '',
            items: pictures.figures.flatMap((shown, position) => {
              const figure = figures[position];
              return figure === undefined
                ? []
                : [
                    {
                      picture: {
                        source: sourceIn(site.locale, shown),
                        alternative: figure.alternative,
                      },
                      caption: figure.caption,
                    },
                  ];
            }),
          },
          sectionBlock(site, 'closing', closing),
          tilesBlock(site, sharedIn(site.locale).related, relatedTo(site, key), 'related'),
        ],
      };
    },
  });
};
