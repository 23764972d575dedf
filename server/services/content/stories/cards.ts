/** The pages of the cards channel that are there before its cards are. */
import type { PageContent } from '../../../../core/domain/content/page-codec.ts';
import { linkTo, motif, plainPage, sectionBlock, type SampleSite } from './site.ts';

/** The page that is shown at `/`. */
export const cardsHome = (site: SampleSite): PageContent => {
  const { cards } = site.texts.frame;
  const { contact } = site.texts.service;
  const picture = motif('botanical-1', cards.picture);
  const base = plainPage(site, 'home', cards, cards.name);
  return {
    ...base,
    ogImages: [picture],
    teaser: base.teaser && {
      ...base.teaser,
      picture,
      link: linkTo(site, 'contact', contact.name),
    },
    blocks: [sectionBlock(site, 'about', cards.about), sectionBlock(site, 'help', cards.help)],
  };
};

/** The page that is shown where there is none. */
export const cardsError = (site: SampleSite): PageContent => {
  const { error, cards } = site.texts.frame;
  const { contact } = site.texts.service;
  const base = plainPage(site, 'error', error, cards.name);
  return {
    ...base,
    teaser: base.teaser && { ...base.teaser, link: linkTo(site, 'home', cards.tile) },
    blocks: [
      {
        kind: 'tiles',
        id: 'tiles',
        headline: error.tilesHeadline,
        items: [
          {
            link: linkTo(site, 'home', cards.title),
            text: cards.headline,
            picture: motif('botanical-1', cards.picture),
          },
          {
            link: linkTo(site, 'contact', contact.name),
            text: contact.lead,
            picture: motif('moon-1', error.picture),
          },
        ],
      },
    ],
  };
};
