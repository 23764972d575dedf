/** Pictures of things on the walls of our interiors, to scale: what they look like at home. */
import type { ContentPicture } from '../../../../../core/domain/content/content-picture.ts';
import type { WallView } from '../../../../../core/domain/image/sources.ts';
import type { MaterialType } from '../../../../../core/domain/catalogue/materials.ts';
import type { ContentLocale } from '../../../../../core/domain/locale/locales.ts';
import { textsByLocale } from './texts-in.ts';
import { filled } from './written-blocks.ts';

/** A picture in an interior for those who cannot see it: `{motif}` is what is printed. */
const placesIn = textsByLocale<Readonly<Record<WallView, string>>>({
  de: {
    'room-living': 'Wandbild über einem Sofa: {motif}',
    'room-bedroom': 'Wandbild über einem Bett: {motif}',
    'room-hall': 'Wandbild über einer Konsole im Flur: {motif}',
    'room-office': 'Wandbild über einem Schreibtisch: {motif}',
  },
  en: {
    'room-living': 'Wall art above a sofa: {motif}',
    'room-bedroom': 'Wall art above a bed: {motif}',
    'room-hall': 'Wall art above a console table in a hallway: {motif}',
    'room-office': 'Wall art above a desk: {motif}',
  },
  es: {
    'room-living': 'Cuadro sobre un sofá: {motif}',
    'room-bedroom': 'Cuadro sobre una cama: {motif}',
    'room-hall': 'Cuadro sobre una consola en el recibidor: {motif}',
    'room-office': 'Cuadro sobre un escritorio: {motif}',
  },
  fr: {
    'room-living': 'Tableau au-dessus d’un canapé : {motif}',
    'room-bedroom': 'Tableau au-dessus d’un lit : {motif}',
    'room-hall': 'Tableau au-dessus d’une console dans une entrée : {motif}',
    'room-office': 'Tableau au-dessus d’un bureau : {motif}',
  },
  it: {
    'room-living': 'Quadro sopra un divano: {motif}',
    'room-bedroom': 'Quadro sopra un letto: {motif}',
    'room-hall': 'Quadro sopra una consolle nell’ingresso: {motif}',
    'room-office': 'Quadro sopra una scrivania: {motif}',
  },
  nl: {
    'room-living': 'Wanddecoratie boven een bank: {motif}',
    'room-bedroom': 'Wanddecoratie boven een bed: {motif}',
    'room-hall': 'Wanddecoratie boven een sidetable in de hal: {motif}',
    'room-office': 'Wanddecoratie boven een bureau: {motif}',
  },
});

/** As large as the wall of each interior bears well, in millimetres. */
const interiorSizes = {
  'room-living': '1050x700',
  'room-bedroom': '1050x700',
  'room-hall': '900x600',
  'room-office': '750x500',
} as const satisfies Readonly<Record<WallView, string>>;

/** Where a page's picture hangs, and what it is printed on. */
export type Interior = { readonly view: WallView; readonly material: MaterialType };

/**
 * A motif, by its name in the media library, made into a thing that hangs in an interior; `size` in
 * millimetres.
 */
export const interiorPicture = (
  locale: ContentLocale,
  name: string,
  { view, material }: Interior,
  motif: string,
  size: `${number}x${number}` = interiorSizes[view],
): ContentPicture => ({
  source: `leadimage/${name}/${view}/${material}/${size}.jpg`,
  alternative: filled(placesIn(locale)[view], { motif }),
});
