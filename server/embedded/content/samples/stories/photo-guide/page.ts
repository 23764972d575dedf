import type { GalleryBlock } from '../../../../../../core/domain/content/blocks/gallery.ts';
import type { WrittenBlock } from '../../../../../../core/domain/content/blocks/registry.ts';
import type { ContentPicture } from '../../../../../../core/domain/content/content-picture.ts';
import { localeTable } from '../../../../../../core/domain/locale/locales.ts';
import { definePage } from '../define-page.ts';
import { interiorPicture } from '../interior-pictures.ts';
import { cardPicture } from '../occasions/card-picture.ts';
import { serviceLinks } from '../service-links.ts';
import { motif, slugIn, thing, type Site, type StoryPage } from '../site.ts';
import { stillLife } from '../still-life.ts';
import { filled, filledSection, pictureSectionBlock, sectionBlock } from '../written-blocks.ts';
import { texts as de } from './de.ts';
import { texts as american } from './en-US.ts';
import { texts as en } from './en.ts';
import { texts as es } from './es.ts';
import { texts as fr } from './fr.ts';
import { texts as it } from './it.ts';
import { texts as nl } from './nl.ts';
import { largestOfPhones, resolutionTable } from './resolution-table.ts';
import type { GuideTexts } from './texts.ts';

/** Shapes of one motif, each as large as the others by its longer side, in millimetres. */
const shapes = [
  { ratio: [3, 2], size: '900x600' },
  { ratio: [1, 1], size: '900x900' },
  { ratio: [2, 3], size: '600x900' },
] as const;

const ratiosGallery = ({ locale }: Site, { ratios }: GuideTexts): GalleryBlock => ({
  kind: 'gallery',
  id: 'ratios',
  headline: ratios.headline,
  items: shapes.map(({ ratio, size }) => {
    const written = ratio.join(localeTable[locale].language === 'fr' ? '/' : ':');
    return {
      picture: {
        source: `leadimage/dunes-2/frontal/poster/${size}.jpg`,
        alternative: filled(ratios.picture, { ratio: written }),
      },
      caption: written,
    };
  }),
});

/** What each edge of a canvas is called in addresses of the media library. */
const canvasEdges = {
  wrapped: 'leinwand',
  mirrored: 'leinwand+leinwand-rand-gespiegelt',
  coloured: 'leinwand+leinwand-rand-farbig',
} as const;

const edgesGallery = ({ edges }: GuideTexts): GalleryBlock => ({
  kind: 'gallery',
  id: 'edges',
  headline: edges.headline,
  items: (['wrapped', 'mirrored', 'coloured'] as const).map((edge) => ({
    picture: {
      source: `leadimage/paper-1/corner/${canvasEdges[edge]}/900x600.jpg`,
      alternative: filled(edges.picture, { edge: edges[edge] }),
    },
    caption: edges[edge],
  })),
});

/** What is lost at an edge, with what shows it in the channel. */
const edgeBlocks = (site: Site, texts: GuideTexts): readonly WrittenBlock[] =>
  site.channel === 'poster'
    ? [sectionBlock(site, 'edge', texts.edge.poster), edgesGallery(texts)]
    : [
        pictureSectionBlock(site, 'edge', texts.edge.kartenliebe, {
          picture: cardPicture('hochzeit', site.locale, texts.pictures.card, 2),
          pictureSide: 'start',
        }),
      ];

type PictureKey = 'sharpness' | 'colour' | 'blackWhite';

/** What stands beside running texts. */
const picturesOf = (
  { channel, locale }: Site,
  { pictures }: GuideTexts,
): Readonly<Record<PictureKey, ContentPicture>> =>
  channel === 'poster'
    ? {
        sharpness: interiorPicture(
          locale,
          'dunes-2',
          { view: 'room-living', material: 'leinwand' },
          pictures.distance,
        ),
        colour: thing(
          'watercolour-1',
          { materialType: 'acrylglas', frameType: undefined },
          pictures.colour,
        ),
        blackWhite: thing(
          'mountains-5',
          { materialType: 'hahnemuehle', frameType: undefined },
          pictures.grey,
        ),
      }
    : {
        sharpness: stillLife('prints-3', pictures.prints),
        colour: motif('watercolour-1', pictures.colour),
        blackWhite: motif('mountains-5', pictures.grey),
      };

/** How photos become good prints: pixels, sharpness, crop and colour. */
export const photoGuide: StoryPage = definePage<GuideTexts>({
  slug: slugIn({
    de: 'foto-tipps',
    en: 'photo-tips',
    es: 'consejos-para-fotos',
    fr: 'conseils-photo',
    it: 'consigli-per-le-foto',
    nl: 'fototips',
  }),
  texts: { de, en, es, fr, it, nl, markets: { 'en-US': american } },
  content: (site, texts) => {
    const { resolution, phones, sharpness, crop, colour, blackWhite } = texts.sections;
    const pictures = picturesOf(site, texts);
    const about = sectionBlock(site, 'resolution', resolution);
    const note = sectionBlock(site, 'note', { headline: '', text: [texts.table.note] });
    return {
      blocks: [
        {
          ...about,
          text: [...about.text, { kind: 'part', part: resolutionTable(site, texts) }, ...note.text],
        },
        sectionBlock(site, 'phones', filledSection(phones, { phone: largestOfPhones(site) })),
        pictureSectionBlock(site, 'sharpness', sharpness, {
          picture: pictures.sharpness,
          pictureSide: 'end',
        }),
        sectionBlock(site, 'crop', crop),
        ratiosGallery(site, texts),
        ...edgeBlocks(site, texts),
        pictureSectionBlock(site, 'screens', colour, {
          picture: pictures.colour,
          pictureSide: 'end',
        }),
        pictureSectionBlock(site, 'black-white', blackWhite, {
          picture: pictures.blackWhite,
          pictureSide: 'start',
        }),
        serviceLinks(site, 'photo-guide'),
      ],
    };
  },
});
