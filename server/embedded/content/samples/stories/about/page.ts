import type { Channel } from '../../../../../../core/domain/locale/channel.ts';
import type { ContentPicture } from '../../../../../../core/domain/content/content-picture.ts';
import { shopNames } from '../../../../../../ui/web/shell/shop-names.ts';
import { definePage } from '../define-page.ts';
import { personsBlock } from '../persons.ts';
import { hangingPicture } from '../product-page/hangings.ts';
import type { PageKey } from '../registry.ts';
import { serviceLinks } from '../service-links.ts';
import { pageOf, slugIn, thing, type Site, type StoryPage } from '../site.ts';
import { stillLife } from '../still-life.ts';
import { filledSection, pictureSectionBlock, sectionBlock } from '../written-blocks.ts';
import { texts as de } from './de.ts';
import { texts as american } from './en-US.ts';
import { texts as en } from './en.ts';
import { texts as es } from './es.ts';
import { texts as fr } from './fr.ts';
import { texts as it } from './it.ts';
import { texts as nl } from './nl.ts';
import { makingSteps, type AboutTexts, type MakingStep } from './texts.ts';

/** The picture by which other pages show one. */
const pictureOf = (site: Site, page: PageKey): ContentPicture => {
  const picture = pageOf(site, page).tile(site.locale)?.picture;
  if (picture === undefined) throw new Error(`The page "${page}" has no picture.`);
  return picture;
};

const pictures: Readonly<
  Record<
    Channel,
    (site: Site, texts: AboutTexts['pictures']) => Readonly<Record<MakingStep, ContentPicture>>
  >
> = {
  poster: (site, { cropped, surface, framed }) => ({
    check: thing('dunes-2', { materialType: 'poster', frameType: undefined }, cropped, 'frontal'),
    print: thing(
      'mountains-5',
      { materialType: 'hahnemuehle', frameType: undefined },
      surface,
      'material',
    ),
    finish: hangingPicture(site, { materialType: 'leinwand', frameType: undefined }),
    pack: thing('paper-1', { materialType: 'poster', frameType: 'holzrahmen' }, framed, 'corner'),
  }),
  kartenliebe: (site, { prints }) => ({
    check: stillLife('prints-3', prints),
    print: pictureOf(site, 'cards'),
    finish: pictureOf(site, 'photobook'),
    pack: pictureOf(site, 'photo-box'),
  }),
};

/** Who is behind the shop, what of it is a sample, and how prints are made. */
export const about: StoryPage = definePage<AboutTexts>({
  slug: slugIn({
    de: 'ueber-uns',
    en: 'about-us',
    es: 'sobre-nosotros',
    fr: 'a-propos',
    it: 'chi-siamo',
    nl: 'over-ons',
  }),
  texts: { de, en, es, fr, it, nl, markets: { 'en-US': american } },
  content: (site, texts) => {
    const shown = pictures[site.channel](site, texts.pictures);
    return {
      blocks: [
        sectionBlock(site, 'sample', {
          ...filledSection(texts.sample, { shop: shopNames[site.channel] }),
          isBoxed: true,
        }),
        ...makingSteps.map((step, position) =>
          pictureSectionBlock(site, step, texts.steps[site.channel][step], {
            picture: shown[step],
            pictureSide: position % 2 === 0 ? 'start' : 'end',
          }),
        ),
        personsBlock(site, ['service', 'business']),
        serviceLinks(site, 'about'),
      ],
    };
  },
});
