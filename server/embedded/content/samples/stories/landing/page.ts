import type { WrittenBlock } from '../../../../../../core/domain/content/blocks/registry.ts';
import type { TilesBlock } from '../../../../../../core/domain/content/blocks/tiles.ts';
import type { ContentLocale } from '../../../../../../core/domain/locale/locales.ts';
import { oneOf } from '../../../../../../core/domain/text/one-of.ts';
import { definePage } from '../define-page.ts';
import { designedTiles } from '../designed/page.ts';
import { downloadBlock } from '../download-block.ts';
import { interiorPicture, type Interior } from '../interior-pictures.ts';
import { lastOrdersBlock } from '../product-tiles.ts';
import { bodyConfigurator } from '../product-page/product-page.ts';
import type { PageKey } from '../registry.ts';
import { linkTo, motif, slugIn, thing, tilesBlock, type Site, type StoryPage } from '../site.ts';
import { photoGiftsSlug } from '../photo-gifts-slug.ts';
import { partInLanguages, textsByLocale, textsOfPage } from '../texts-in.ts';
import { videoHero } from '../video-block.ts';
import { sectionBlock } from '../written-blocks.ts';
import { roomBlocks } from './rooms/rooms.ts';
import { rooms } from './rooms/texts.ts';
import { texts as de } from './de.ts';
import { pages as american } from './en-US.ts';
import { texts as en } from './en.ts';
import { texts as es } from './es.ts';
import { texts as fr } from './fr.ts';
import { texts as it } from './it.ts';
import { texts as nl } from './nl.ts';
import {
  landingPages,
  type AllLandingTexts,
  type LandingPage,
  type LandingTexts,
} from './texts.ts';

const languages = { de, en, es, fr, it, nl };

const written = {
  ...partInLanguages(languages, 'pages'),
  markets: { 'en-US': american },
};

/** Headlines of what is below the texts. */
const sharedIn =
  textsByLocale<Pick<AllLandingTexts, 'tilesHeadline' | 'lastOrdersHeadline'>>(languages);

type LandingParts = {
  readonly slug: StoryPage['slug'];
  /** The motif at its head and in its configurator. */
  readonly motif: string;
  /** Where it hangs at the head; a poster by itself where nothing is said. */
  readonly place?: Interior;
  /** The page that its first link leads to. */
  readonly start: PageKey;
};

const parts = {
  'living-room': {
    slug: slugIn({
      de: 'wandbilder-wohnzimmer',
      en: 'living-room-wall-art',
      es: 'cuadros-salon',
      fr: 'tableaux-salon',
      it: 'quadri-soggiorno',
      nl: 'wanddecoratie-woonkamer',
    }),
    motif: 'dunes-2',
    place: { view: 'room-living', material: 'leinwand' },
    start: 'canvas',
  },
  nursery: {
    slug: slugIn({
      de: 'bilder-kinderzimmer',
      en: 'childrens-room-pictures',
      es: 'cuadros-infantiles',
      fr: 'tableaux-chambre-enfant',
      it: 'quadri-cameretta',
      nl: 'wanddecoratie-kinderkamer',
    }),
    motif: 'moon-2',
    start: 'poster',
  },
  office: {
    slug: slugIn({
      de: 'wandbilder-buero',
      en: 'office-wall-art',
      es: 'cuadros-oficina',
      fr: 'tableaux-bureau',
      it: 'quadri-ufficio',
      nl: 'wanddecoratie-kantoor',
    }),
    motif: 'city-2',
    place: { view: 'room-office', material: 'aludibond' },
    start: 'aluminium',
  },
  gifts: {
    slug: photoGiftsSlug,
    motif: 'botanical-2',
    place: { view: 'room-hall', material: 'leinwand' },
    start: 'wall-art',
  },
  // In German it lies where the server may evaluate flags (supporting §2).
  'print-photos': {
    slug: slugIn({
      de: 'fotos-drucken',
      en: 'print-photos',
      es: 'imprimir-fotos',
      fr: 'imprimer-des-photos',
      it: 'stampare-foto',
      nl: 'fotos-printen',
    }),
    motif: 'paper-1',
    start: 'wall-art',
  },
} as const satisfies Record<LandingPage, LandingParts>;

/** All of these pages as tiles, but for the one that shows them. */
export const landingTiles = (site: Site, shown?: LandingPage): TilesBlock =>
  tilesBlock(
    site,
    sharedIn(site.locale).tilesHeadline,
    landingPages.filter((page) => page !== shown),
    'ideas',
  );

const isRoom = oneOf(rooms);

/** What single pages show below their configurator. */
const below: Readonly<Partial<Record<LandingPage, (site: Site) => readonly WrittenBlock[]>>> = {
  'living-room': (site) => [downloadBlock(site, 'hanging-sheet')],
  gifts: (site) => [
    designedTiles(site),
    lastOrdersBlock(site, sharedIn(site.locale).lastOrdersHeadline),
  ],
  'print-photos': (site) => [designedTiles(site), videoHero(site)],
};

const landingPage = (page: LandingPage): StoryPage => {
  const { slug, motif: name, start, place }: LandingParts = parts[page];
  const picture = (texts: LandingTexts, locale: ContentLocale) =>
    place === undefined
      ? thing(name, { materialType: 'poster', frameType: undefined }, texts.picture)
      : interiorPicture(locale, name, place, texts.picture);
  return definePage<LandingTexts>({
    slug,
    texts: textsOfPage(written, page),
    picture,
    tile: (texts, locale) => ({ text: texts.tile, picture: picture(texts, locale) }),
    link: (site, { startLink }) => linkTo(site, start, startLink),
    content: (site, texts) => ({
      breadcrumb: [linkTo(site, 'home'), linkTo(site, 'wall-art'), linkTo(site, page)],
      blocks: [
        sectionBlock(site, 'place', texts.sections.place),
        ...(isRoom(page) ? roomBlocks(site, page, texts.picture) : []),
        bodyConfigurator(site, motif(name, texts.picture), place?.material ?? 'poster'),
        sectionBlock(site, 'choice', texts.sections.choice),
        ...(below[page]?.(site) ?? []),
        landingTiles(site, page),
      ],
    }),
  });
};

/** Wall art for the living room. */
export const livingRoom = landingPage('living-room');

/** Pictures for children's rooms. */
export const nursery = landingPage('nursery');

/** Pictures for offices and practices. */
export const office = landingPage('office');

/** Photo gifts for the wall. */
export const gifts = landingPage('gifts');

/** Everything that photos can be printed on. */
export const printPhotos = landingPage('print-photos');
