/** The materials of wall pictures beside each other: what is said of each, and its price. */
import type {
  MaterialComparisonBlock,
  MaterialFact,
} from '../../../../core/domain/content/blocks/material-comparison.ts';
import { formatUnitOf } from '../../../../core/domain/locale/locale-units.ts';
import { linkTo, type Site } from './site.ts';
import { textsByLocale } from './texts-in.ts';

const comparedMaterials = ['leinwand', 'acrylglas', 'aludibond', 'poster'] as const;

type Compared = (typeof comparedMaterials)[number];

type ComparedTexts = Readonly<Record<Compared, Readonly<Record<MaterialFact, string>>>> & {
  readonly headline: string;
  readonly text: string;
};

const pages = {
  leinwand: 'canvas',
  acrylglas: 'acrylic',
  aludibond: 'aluminium',
  poster: 'poster',
} as const;

/** The format that is compared, in tenths of the unit. */
const formats = { cm: '600x400', in: '240x160' } as const;

const textsOf = textsByLocale<ComparedTexts>({
  de: {
    headline: 'Auf einen Blick',
    text: 'Dasselbe Foto in derselben Größe.',
    leinwand: {
      weight: 'leicht, ein Nagel genügt',
      light: 'matt, ohne Spiegelung',
      rooms: 'Wohn- und Schlafzimmer, Flur',
      care: 'trocken abstauben',
    },
    acrylglas: {
      weight: 'schwer, zwei Haken',
      light: 'tiefe Farben, spiegelt',
      rooms: 'Wohnzimmer, Büro, Bad',
      care: 'weiches Tuch, etwas Wasser',
    },
    aludibond: {
      weight: 'mittel, ein bis zwei Haken',
      light: 'seidenmatt, spiegelt kaum',
      rooms: 'alle, auch Bad und Küche',
      care: 'feucht abwischen',
    },
    poster: {
      weight: 'sehr leicht, mit Rahmen oder Leiste',
      light: 'matt oder glänzend',
      rooms: 'trockene Räume',
      care: 'nur trocken abstauben',
    },
  },
  en: {
    headline: 'At a glance',
    text: 'The same photo at the same size.',
    leinwand: {
      weight: 'light, one nail will do',
      light: 'matt, no reflections',
      rooms: 'living room, bedroom, hall',
      care: 'dust with a dry cloth',
    },
    acrylglas: {
      weight: 'heavy, two hooks',
      light: 'deep colours, reflects',
      rooms: 'living room, office, bathroom',
      care: 'soft cloth, a little water',
    },
    aludibond: {
      weight: 'medium, one or two hooks',
      light: 'satin, hardly reflects',
      rooms: 'any, bathroom and kitchen too',
      care: 'wipe with a damp cloth',
    },
    poster: {
      weight: 'very light, framed or on a rail',
      light: 'matt or glossy',
      rooms: 'dry rooms',
      care: 'dust only',
    },
  },
  es: {
    headline: 'De un vistazo',
    text: 'La misma foto en el mismo tamaño.',
    leinwand: {
      weight: 'ligero, basta un clavo',
      light: 'mate, sin reflejos',
      rooms: 'salón, dormitorio, pasillo',
      care: 'quitar el polvo en seco',
    },
    acrylglas: {
      weight: 'pesado, dos ganchos',
      light: 'colores profundos, con reflejos',
      rooms: 'salón, despacho, baño',
      care: 'paño suave y un poco de agua',
    },
    aludibond: {
      weight: 'medio, uno o dos ganchos',
      light: 'satinado, apenas refleja',
      rooms: 'cualquiera, también baño y cocina',
      care: 'paño húmedo',
    },
    poster: {
      weight: 'muy ligero, con marco o listón',
      light: 'mate o brillante',
      rooms: 'espacios secos',
      care: 'solo quitar el polvo en seco',
    },
  },
  fr: {
    headline: 'En un coup d’œil',
    text: 'La même photo, dans la même taille.',
    leinwand: {
      weight: 'légère, un clou suffit',
      light: 'mate, sans reflet',
      rooms: 'salon, chambre, entrée',
      care: 'dépoussiérer à sec',
    },
    acrylglas: {
      weight: 'lourd, deux crochets',
      light: 'couleurs profondes, avec reflets',
      rooms: 'salon, bureau, salle de bains',
      care: 'chiffon doux et un peu d’eau',
    },
    aludibond: {
      weight: 'moyen, un ou deux crochets',
      light: 'satiné, très peu de reflets',
      rooms: 'toutes, salle de bains et cuisine comprises',
      care: 'chiffon humide',
    },
    poster: {
      weight: 'très léger, avec cadre ou baguette',
      light: 'mat ou brillant',
      rooms: 'pièces sèches',
      care: 'dépoussiérer à sec uniquement',
    },
  },
  it: {
    headline: 'A colpo d’occhio',
    text: 'La stessa foto nella stessa misura.',
    leinwand: {
      weight: 'leggera, basta un chiodo',
      light: 'opaca, senza riflessi',
      rooms: 'soggiorno, camera, ingresso',
      care: 'spolverare a secco',
    },
    acrylglas: {
      weight: 'pesante, due ganci',
      light: 'colori profondi, con riflessi',
      rooms: 'soggiorno, ufficio, bagno',
      care: 'panno morbido e poca acqua',
    },
    aludibond: {
      weight: 'medio, uno o due ganci',
      light: 'satinato, quasi senza riflessi',
      rooms: 'tutti, anche bagno e cucina',
      care: 'panno umido',
    },
    poster: {
      weight: 'molto leggero, con cornice o asta',
      light: 'opaco o lucido',
      rooms: 'ambienti asciutti',
      care: 'solo spolverare a secco',
    },
  },
  nl: {
    headline: 'In één oogopslag',
    text: 'Dezelfde foto in hetzelfde formaat.',
    leinwand: {
      weight: 'licht, één spijker volstaat',
      light: 'mat, zonder spiegeling',
      rooms: 'woonkamer, slaapkamer, hal',
      care: 'droog afstoffen',
    },
    acrylglas: {
      weight: 'zwaar, twee haken',
      light: 'diepe kleuren, spiegelt',
      rooms: 'woonkamer, kantoor, badkamer',
      care: 'zachte doek met wat water',
    },
    aludibond: {
      weight: 'middelzwaar, één of twee haken',
      light: 'zijdemat, spiegelt nauwelijks',
      rooms: 'overal, ook badkamer en keuken',
      care: 'vochtig afnemen',
    },
    poster: {
      weight: 'heel licht, met lijst of posterhanger',
      light: 'mat of glanzend',
      rooms: 'droge ruimtes',
      care: 'alleen droog afstoffen',
    },
  },
  markets: {
    'en-US': {
      acrylglas: { light: 'deep colors, reflects' },
      leinwand: { light: 'matte, no reflections' },
      poster: { light: 'matte or glossy' },
    },
  },
});

/** The comparison as a block. */
export const comparedMaterialsBlock = (site: Site): MaterialComparisonBlock => {
  const texts = textsOf(site.locale);
  return {
    kind: 'material-comparison',
    id: 'compared-materials',
    headline: texts.headline,
    text: texts.text,
    formatType: formats[formatUnitOf(site.locale)],
    items: comparedMaterials.map((materialType) => ({
      materialType,
      frameType: undefined,
      ...texts[materialType],
      link: linkTo(site, pages[materialType]),
    })),
  };
};
