/** Pictures beside each other: the same photo on each material, and cards in their designs. */
import { cardOccasionLabel } from '../../../../../core/domain/products/card/card-label.ts';
import { materialLabel } from '../../../../../core/domain/catalogue/labels.ts';
import type { MaterialType } from '../../../../../core/domain/catalogue/materials.ts';
import type { GalleryBlock } from '../../../../../core/domain/content/blocks/gallery.ts';
import { formatUnitOf } from '../../../../../core/domain/locale/locale-units.ts';
import { cardPicture, galleryOccasions } from './occasions/card-picture.ts';
import type { Site } from './site.ts';
import { filled } from './written-blocks.ts';
import { textsByLocale } from './texts-in.ts';
import { setText, within } from './typography.ts';

type GalleryTexts = Readonly<Record<'materials' | 'onMaterial' | 'cards' | 'card', string>>;

const textsOf = textsByLocale<GalleryTexts>({
  de: {
    materials: 'An der Wand, aus der Nähe',
    onMaterial: 'Dasselbe Motiv auf {material}, von der Seite gesehen',
    cards: 'Sechs Stile',
    card: 'Eine Karte mit Umschlag: {occasion}',
  },
  en: {
    materials: 'On the wall, close up',
    onMaterial: 'The same picture on {material}, seen from the side',
    cards: 'Six styles',
    card: 'A card with its envelope: {occasion}',
  },
  es: {
    materials: 'En la pared, de cerca',
    onMaterial: 'El mismo motivo sobre {material}, visto de lado',
    cards: 'Seis estilos',
    card: 'Una tarjeta con su sobre: {occasion}',
  },
  fr: {
    materials: 'Au mur, de près',
    onMaterial: 'Le même motif sur {material}, vu de côté',
    cards: 'Six styles',
    card: 'Une carte et son enveloppe : {occasion}',
  },
  it: {
    materials: 'Alla parete, da vicino',
    onMaterial: 'Lo stesso motivo su {material}, visto di lato',
    cards: 'Sei stili',
    card: 'Un biglietto con la busta: {occasion}',
  },
  nl: {
    materials: 'Aan de muur, van dichtbij',
    onMaterial: 'Hetzelfde motief op {material}, van opzij gezien',
    cards: 'Zes stijlen',
    card: 'Een kaart met envelop: {occasion}',
  },
});

const shownMaterials = [
  'leinwand',
  'acrylglas',
  'aludibond',
  'poster',
] as const satisfies readonly MaterialType[];

/** The size that is shown, in millimetres. */
const sizes = { cm: '900x600', in: '914x610' } as const;

/** A motif on each material, hung and seen from the side. */
export const materialGallery = (site: Site, motifName: string): GalleryBlock => {
  const { locale } = site;
  const { materials, onMaterial } = textsOf(locale);
  return {
    kind: 'gallery',
    id: 'gallery',
    headline: materials,
    items: shownMaterials.map((type) => {
      const material = setText(locale, materialLabel(locale, type));
      return {
        picture: {
          source: `leadimage/${motifName}/perspective/${type}/${sizes[formatUnitOf(locale)]}.jpg`,
          alternative: filled(onMaterial, { material: within(locale, material) }),
        },
        caption: material,
      };
    }),
  };
};

/** A card of each family of designs. */
export const cardGallery = (site: Site): GalleryBlock => {
  const { locale } = site;
  const { cards, card } = textsOf(locale);
  return {
    kind: 'gallery',
    id: 'gallery',
    headline: cards,
    items: galleryOccasions.map((type, index) => {
      const occasion = setText(locale, cardOccasionLabel(locale, type));
      return {
        picture: cardPicture(type, locale, filled(card, { occasion }), index),
        caption: occasion,
      };
    }),
  };
};
