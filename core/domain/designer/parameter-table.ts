import { designerProducts, type DesignerProduct } from '../catalogue/designers.ts';
import { parameterNames, type ParameterName } from './parameters.ts';
import { oneOf } from '../text/one-of.ts';

/**
 * - `word`: of a closed list; `words`: several, as `key[]`; - `identifier`: 1 to 64 letters,
 * digits, dashes or underscores, known to the designer; - `integer`: digits without leading zeros;
 * `flag`: `true`, else absent; - `format`: in a locale's unit or in millimetres as the product
 * says; - `date`: a year and a month, perhaps a day.
 */
export const parameterValueKinds = [
  'word',
  'words',
  'identifier',
  'integer',
  'flag',
  'format',
  'date',
] as const;

export type ParameterValueKind = (typeof parameterValueKinds)[number];

export type ParameterRow = {
  readonly value: ParameterValueKind;
  readonly products: readonly DesignerProduct[];
};

const wallPictures = ['collage', 'photo-frame'] as const;
const ofBook = (value: ParameterValueKind) => ({ value, products: ['photobook'] as const });
const ofCalendar = (value: ParameterValueKind) => ({ value, products: ['calendar'] as const });
const ofCard = (value: ParameterValueKind) => ({ value, products: ['card'] as const });
const ofWall = (value: ParameterValueKind) => ({ value, products: wallPictures });

/**
 * Configuration parameters (storefront §3). Not always does the specification name their product:
 * `productType` tells boxes from prints in the one designer of both, `tileCount` is a collage's
 * number of pictures, and a photo book's price is valid up to `graduationsPageCount` pages.
 */
export const parameterTable = {
  quantity: ofCard('integer'),
  sku: { value: 'identifier', products: designerProducts },
  designGroupId: { value: 'identifier', products: ['calendar', 'card'] },
  designId: { value: 'identifier', products: ['calendar', 'card', 'collage', 'photo-frame'] },
  formatType: { value: 'format', products: ['calendar', 'card', 'collage', 'photo-frame'] },
  frameType: ofWall('word'),
  matSize: ofWall('integer'),
  matType: ofWall('word'),
  materialType: ofWall('word'),
  startDate: ofCalendar('date'),
  startMonth: ofCalendar('integer'),
  year: ofCalendar('integer'),
  mountingType: ofCalendar('word'),
  paperType: { value: 'word', products: ['card', 'photobox'] },
  refinementType: { value: 'word', products: ['card', 'photobook'] },
  amount: ofBook('integer'),
  calendarType: ofCalendar('word'),
  accessoryTypes: ofCalendar('words'),
  themeId: ofCard('identifier'),
  photobookType: ofBook('word'),
  photobookFormat: ofBook('word'),
  photobookBinding: ofBook('word'),
  photobookCover: ofBook('word'),
  photobookCoverLamination: ofBook('word'),
  photobookPaper: ofBook('word'),
  photobookPrinting: ofBook('word'),
  photobookPageCount: ofBook('integer'),
  designGroupSetId: ofBook('identifier'),
  graduationsPageCount: ofBook('integer'),
  photoboxFormat: { value: 'format', products: ['photobox'] },
  photoboxType: { value: 'word', products: ['photobox'] },
  optionTypes: ofWall('words'),
  addToCart: { value: 'flag', products: designerProducts },
  tileCount: { value: 'integer', products: ['collage'] },
  productType: { value: 'word', products: ['photobox'] },
  isSample: ofCard('flag'),
  tag: ofCard('identifier'),
  category: ofCard('identifier'),
  occasion: ofCard('word'),
  punching: ofCard('identifier'),
  ribbon: ofCard('identifier'),
  ribbonColor: ofCard('identifier'),
  screw: ofCard('identifier'),
  seal: ofCard('identifier'),
  bow: ofCard('identifier'),
  envelope: ofCard('word'),
  envelopeColor: ofCard('identifier'),
  inlay: ofCard('identifier'),
  inlayPaper: ofCard('identifier'),
} as const satisfies Record<ParameterName, ParameterRow>;

const rows: Readonly<Record<ParameterName, ParameterRow>> = parameterTable;

export const isParameterName = oneOf(parameterNames);

/** In the specification's order. */
export const parametersOf = (product: DesignerProduct): readonly ParameterName[] =>
  parameterNames.filter((name) => rows[name].products.includes(product));
