/** Which pages each channel has: a page is a folder and a line here. */
import type { Channel } from '../../../../../core/domain/locale/channel.ts';
import { about } from './about/page.ts';
import { accessibility } from './accessibility/page.ts';
import { acrylic } from './acrylic/page.ts';
import { adhesiveFilm } from './adhesive-film/page.ts';
import { aluminium } from './aluminium/page.ts';
import { backlit } from './backlit/page.ts';
import { businessPages } from './business/page.ts';
import { canvas } from './canvas/page.ts';
import { cardsHome } from './cards-home/page.ts';
import { comingPage } from './coming/page.ts';
import { comparison } from './comparison/page.ts';
import { contact } from './contact/page.ts';
import { collage, photobook, photoBox, photoCalendar, photoPrints } from './designed/page.ts';
import { error } from './error/page.ts';
import { feedCalendar, feedCard, feedCollage } from './feed/page.ts';
import { fineArt } from './fine-art/page.ts';
import { forex } from './forex/page.ts';
import { galleryBond } from './gallery-bond/page.ts';
import { glass } from './glass/page.ts';
import { giftVoucher } from './gift-voucher/page.ts';
import { guarantee } from './guarantee/page.ts';
import { help } from './help/page.ts';
import { home } from './home/page.ts';
import { imprint } from './imprint/page.ts';
import { gifts, livingRoom, nursery, office, printPhotos } from './landing/page.ts';
import { cardsMagazine, posterMagazine } from './magazine/articles.ts';
import { toolbox } from './toolbox/page.ts';
import { wallArtBestsellers, wallArtMore, wallArtPremium } from './material-group/page.ts';
import { cards } from './occasions/page.ts';
import { photoGuide } from './photo-guide/page.ts';
import { photoFrame } from './photo-frame/page.ts';
import { christmasPhotos, photoGifts, weddingPhotos } from './photo-gifts/page.ts';
import { pictureSets } from './picture-sets/page.ts';
import { poster } from './poster/page.ts';
import { privacy } from './privacy/page.ts';
import { shipping } from './shipping/page.ts';
import type { StoryPage } from './site.ts';
import { tarpaulin } from './tarpaulin/page.ts';
import { terms } from './terms/page.ts';
import { theme } from './theme/page.ts';
import { wallArt } from './wall-art/page.ts';
import { wallpaper } from './wallpaper/page.ts';
import { withdrawal } from './withdrawal/page.ts';

const everywhere = {
  help,
  'photo-guide': photoGuide,
  about,
  shipping,
  contact,
  imprint,
  privacy,
  terms,
  withdrawal,
  guarantee,
  'gift-voucher': giftVoucher,
  toolbox,
  accessibility,
  error,
  'feed-collage': feedCollage,
  'feed-calendar': feedCalendar,
  'feed-card': feedCard,
  // What is not open yet, under the address that it will have.
  'coming-account': comingPage('account'),
  'coming-order': comingPage('order'),
  'coming-placed-order': comingPage('placed-order'),
  'coming-checkout': comingPage('checkout'),
  'coming-designer': comingPage('designer'),
  products: comingPage('products'),
  'preconfigurator-calendar': comingPage('preconfigurator-calendar'),
  'preconfigurator-card': comingPage('preconfigurator-card'),
  wishlist: comingPage('wishlist'),
};

const registry = {
  poster: {
    home,
    'wall-art': wallArt,
    canvas,
    acrylic,
    aluminium,
    poster,
    'gallery-bond': galleryBond,
    'fine-art': fineArt,
    glass,
    forex,
    wallpaper,
    'adhesive-film': adhesiveFilm,
    backlit,
    tarpaulin,
    'photo-frame': photoFrame,
    'wall-art-bestsellers': wallArtBestsellers,
    'wall-art-premium': wallArtPremium,
    'wall-art-more': wallArtMore,
    comparison,
    'picture-sets': pictureSets,
    collage,
    'photo-box': photoBox,
    'photo-prints': photoPrints,
    'photo-calendar': photoCalendar,
    'living-room': livingRoom,
    nursery,
    office,
    gifts,
    'print-photos': printPhotos,
    theme: comingPage('theme'),
    ...posterMagazine,
    ...businessPages('poster'),
    ...everywhere,
  },
  kartenliebe: {
    home: cardsHome,
    cards,
    theme,
    'photo-calendar': photoCalendar,
    photobook,
    'photo-box': photoBox,
    'photo-prints': photoPrints,
    collage,
    'photo-gifts': photoGifts,
    'wedding-photos': weddingPhotos,
    'christmas-photos': christmasPhotos,
    ...cardsMagazine,
    ...businessPages('kartenliebe'),
    ...everywhere,
  },
} as const satisfies Record<Channel, Readonly<Record<string, StoryPage>>>;

/** The key of a page, by which others link to it; `home` is each channel's own. */
export type PageKey = { [C in Channel]: keyof (typeof registry)[C] }[Channel];

const isPageKey = (text: string): text is PageKey =>
  Object.values(registry).some((pages) => Object.hasOwn(pages, text));

/** The pages of a channel by key, in the order in which navigation and tiles offer them. */
export const pagesOfChannel = (channel: Channel): ReadonlyMap<PageKey, StoryPage> => {
  const pages: Readonly<Record<string, StoryPage>> = registry[channel];
  return new Map(
    Object.entries(pages).flatMap(([key, page]) => (isPageKey(key) ? [[key, page]] : [])),
  );
};
