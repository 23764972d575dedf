/** The materials of wall pictures beside each other: what is said of each, and its price. */
import type {
  MaterialComparisonBlock,
  MaterialFact,
} from '../../../../../../core/domain/content/blocks/material-comparison.ts';
import type { MaterialType } from '../../../../../../core/domain/catalogue/materials.ts';
import { formatUnitOf } from '../../../../../../core/domain/locale/locale-units.ts';
import { productPageOf } from '../product-tiles.ts';
import { linkTo, motif, type Site } from '../site.ts';
import { textsByLocale } from '../texts-in.ts';
import { texts as de } from './de.ts';
import { texts as en } from './en.ts';
import { texts as es } from './es.ts';
import { texts as fr } from './fr.ts';
import { texts as it } from './it.ts';
import { texts as nl } from './nl.ts';

/** What is written of the materials. */
export type ComparedTexts = Readonly<
  Record<MaterialType, Readonly<Record<MaterialFact, string>>>
> & {
  readonly headline: string;
  readonly text: string;
};

/** All materials; the first four are compared until something else is chosen. */
const comparedMaterials = [
  'leinwand',
  'acrylglas',
  'aludibond',
  'poster',
  'gallerybond',
  'echtglas',
  'forexplatte',
  'hahnemuehle',
  'backlitfolie',
  'fototapete',
  'klebefolie',
  'pvcplane',
] as const satisfies readonly MaterialType[];

/** The format that is compared to begin with, in tenths of the unit; not all are made so small. */
const formats = {
  usual: { cm: '600x400', in: '240x160' },
  large: { cm: '1200x800', in: '480x320' },
} as const;

const languages = { de, en, es, fr, it, nl };

const textsOf = textsByLocale<ComparedTexts>({
  ...languages,
  markets: {
    'en-US': {
      acrylglas: { light: 'deep colors, reflects' },
      fototapete: { light: 'matte, no reflections' },
      forexplatte: { light: 'matte, no reflections', rooms: 'hallway, nursery, office' },
      gallerybond: { light: 'deep colors, reflects' },
      hahnemuehle: { light: 'velvety matte, subtle tones' },
      leinwand: { light: 'matte, no reflections', rooms: 'living room, bedroom, hallway' },
      poster: { light: 'matte or glossy' },
      pvcplane: { rooms: 'balcony, patio, parties' },
    },
  },
});

/** The comparison as a block; a material without a page of its own is compared all the same. */
export const comparedMaterialsBlock = (
  site: Site,
  materials: readonly MaterialType[] = comparedMaterials,
  size: keyof typeof formats = 'usual',
): MaterialComparisonBlock => {
  const texts = textsOf(site.locale);
  return {
    kind: 'material-comparison',
    id: 'compared-materials',
    headline: texts.headline,
    text: texts.text,
    formatType: formats[size][formatUnitOf(site.locale)],
    picture: motif('mountains-1', ''),
    items: materials.map((materialType) => {
      const page = productPageOf(site, materialType);
      return {
        materialType,
        frameType: undefined,
        ...texts[materialType],
        link: page && linkTo(site, page),
      };
    }),
  };
};
