/**
 * Sample data, drawn by the media service: the same few shots of each material, with motifs of its
 * own.
 */
import {
  defaultFrames,
  materialTypes,
  type FrameType,
  type MaterialType,
} from '../../../../core/domain/catalogue/materials.ts';
import { framedMaterialLabel, materialLabel } from '../../../../core/domain/catalogue/labels.ts';
import type { CustomerPicture } from '../../../../core/domain/image/customer-pictures.ts';
import {
  pictureMotifs,
  printSource,
  type PictureMotif,
  type PictureView,
} from '../../../../core/domain/image/sources.ts';
import { labelled } from '../../../../core/domain/locale/labelled.ts';
import { localeTable, type Language, type Locale } from '../../../../core/domain/locale/locales.ts';

/** And what it is printed on. */
export type MaterialPicture = CustomerPicture & { readonly materialType: MaterialType };

type ShotView = Extract<PictureView, 'perspective' | 'frontal' | 'corner'>;

type Shot = {
  readonly view: ShotView;
  readonly isFramed: boolean;
  /** Millimetres. */
  readonly width: number;
  readonly height: number;
};

/** The newest first. */
const shots: readonly Shot[] = [
  { view: 'perspective', isFramed: false, width: 900, height: 600 },
  { view: 'frontal', isFramed: true, width: 500, height: 700 },
  { view: 'corner', isFramed: false, width: 600, height: 400 },
  { view: 'frontal', isFramed: false, width: 800, height: 800 },
];

const motifWords: Readonly<Record<Language, Readonly<Record<PictureMotif, string>>>> = {
  de: {
    mountains: 'Berge',
    botanical: 'Blätter',
    dunes: 'Dünen',
    waves: 'Wellen',
    paper: 'Papierschnitt',
    moon: 'Mond',
    city: 'Stadt',
    watercolour: 'Aquarell',
  },
  en: {
    mountains: 'mountains',
    botanical: 'leaves',
    dunes: 'dunes',
    waves: 'waves',
    paper: 'cut paper',
    moon: 'a moon',
    city: 'a city',
    watercolour: 'soft colours',
  },
  es: {
    mountains: 'montañas',
    botanical: 'hojas',
    dunes: 'dunas',
    waves: 'olas',
    paper: 'papel recortado',
    moon: 'una luna',
    city: 'una ciudad',
    watercolour: 'acuarela',
  },
  fr: {
    mountains: 'montagnes',
    botanical: 'feuilles',
    dunes: 'dunes',
    waves: 'vagues',
    paper: 'papier découpé',
    moon: 'une lune',
    city: 'une ville',
    watercolour: 'aquarelle',
  },
  it: {
    mountains: 'montagne',
    botanical: 'foglie',
    dunes: 'dune',
    waves: 'onde',
    paper: 'carta ritagliata',
    moon: 'una luna',
    city: 'una città',
    watercolour: 'acquerello',
  },
  nl: {
    mountains: 'bergen',
    botanical: 'bladeren',
    dunes: 'duinen',
    waves: 'golven',
    paper: 'geknipt papier',
    moon: 'een maan',
    city: 'een stad',
    watercolour: 'aquarel',
  },
};

const viewWords: Readonly<Record<Language, Readonly<Record<ShotView, string>>>> = {
  de: { perspective: 'von der Seite', frontal: 'an der Wand', corner: 'die Ecke aus der Nähe' },
  en: { perspective: 'from the side', frontal: 'on the wall', corner: 'the corner, close up' },
  es: { perspective: 'de lado', frontal: 'en la pared', corner: 'la esquina de cerca' },
  fr: { perspective: 'de côté', frontal: 'au mur', corner: 'l’angle de près' },
  it: { perspective: 'di lato', frontal: 'alla parete', corner: 'l’angolo da vicino' },
  nl: { perspective: 'van opzij', frontal: 'aan de muur', corner: 'de hoek van dichtbij' },
};

const pictureOf = (
  locale: Locale,
  materialType: MaterialType,
  { view, isFramed, width, height }: Shot,
  { material, shot }: { readonly material: number; readonly shot: number },
): MaterialPicture => {
  const { language } = localeTable[locale];
  const frame: FrameType | undefined = isFramed ? defaultFrames[materialType] : undefined;
  const motif = pictureMotifs[(material + 3 * shot) % pictureMotifs.length] ?? 'mountains';
  const name =
    frame === undefined
      ? materialLabel(locale, materialType)
      : framedMaterialLabel(locale, materialType, frame);
  const source = printSource({
    kind: 'object',
    motif,
    seed: 1 + material + shot,
    view,
    material: materialType,
    frame,
    width,
    height,
  });
  return {
    id: `${materialType}-${shots.length - shot}`,
    source,
    alternative: labelled(
      language,
      name,
      `${motifWords[language][motif]}, ${viewWords[language][view]}`,
    ),
    materialType,
  };
};

/** Of all materials in the words of a locale, the newest first. */
export const samplePictures = (locale: Locale): readonly MaterialPicture[] =>
  shots.flatMap((taken, shot) =>
    materialTypes.map((materialType, material) =>
      pictureOf(locale, materialType, taken, { material, shot }),
    ),
  );
