/**
 * How addresses are written in the countries that the shop serves, after Google's libaddressinput
 * (`fmt`, `require`, `upper` and `zip` of chromium-i18n.appspot.com/ssl-address/data/{country}), and
 * what the posts of these countries ask of a label.
 */
import type { ServedCountry } from '../locale/countries.ts';

/** Parts of a printed address: `name` is both names, `place` the line of the town. */
type AddressLine = 'name' | 'company' | 'street' | 'addition' | 'place';

/** Parts of the line of the town, and what stands between them. */
type PlaceLine = readonly ('postcode' | 'city' | 'region' | ' ' | ', ' | '\n')[];

export type AddressRegion = 'state' | 'province';

export type AddressFormat = {
  readonly postcode: RegExp;
  /** In the shop's own form, for the words of an error. */
  readonly postcodeExample: string;
  /** What people write before a postcode, and carriers do not. */
  readonly prefix: string | undefined;
  /** A postcode with the blank where its post puts it. */
  readonly spaced: ((postcode: string) => string) | undefined;
  /** What is asked beside the town; undefined where the postcode says it. */
  readonly region: AddressRegion | undefined;
  readonly lines: readonly AddressLine[];
  readonly place: PlaceLine;
  /** The town in capitals, as its post asks. */
  readonly isTownInCapitals: boolean;
};

/** What is in a house stands before the street, as in a doorbell's order. */
const additionFirst = ['company', 'name', 'addition', 'street', 'place'] as const;
const additionLast = ['name', 'company', 'street', 'addition', 'place'] as const;

const fourDigits = /^[1-9]\d{3}$/u;
const fiveDigits = /^\d{5}$/u;

const usual = {
  postcode: fourDigits,
  prefix: undefined,
  spaced: undefined,
  region: undefined,
  lines: additionFirst,
  place: ['postcode', ' ', 'city'],
  isTownInCapitals: false,
} as const;

export const addressFormats = {
  AT: { ...usual, postcodeExample: '1010', prefix: 'A' },
  BE: { ...usual, postcodeExample: '1000', prefix: 'B' },
  CH: { ...usual, postcodeExample: '8001', prefix: 'CH' },
  DE: {
    ...usual,
    postcode: fiveDigits,
    postcodeExample: '10115',
    prefix: 'D',
    lines: ['name', 'company', 'addition', 'street', 'place'],
  },
  ES: {
    ...usual,
    postcode: /^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/u,
    postcodeExample: '28001',
    prefix: 'E',
    lines: additionLast,
    isTownInCapitals: true,
  },
  FR: {
    ...usual,
    postcode: fiveDigits,
    postcodeExample: '75001',
    prefix: 'F',
    isTownInCapitals: true,
  },
  GB: {
    ...usual,
    postcode: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/u,
    postcodeExample: 'SW1A 1AA',
    spaced: (postcode) => postcode.replace(/ ?(.{3})$/u, ' $1'),
    lines: ['name', 'company', 'addition', 'street', 'place'],
    place: ['city', '\n', 'postcode'],
    isTownInCapitals: true,
  },
  IT: {
    ...usual,
    postcode: fiveDigits,
    postcodeExample: '00184',
    prefix: 'I',
    region: 'province',
    lines: additionLast,
    place: ['postcode', ' ', 'city', ' ', 'region'],
    isTownInCapitals: true,
  },
  LI: {
    ...usual,
    postcode: /^94(?:8[5-9]|9[0-8])$/u,
    postcodeExample: '9490',
    prefix: 'FL',
  },
  LU: { ...usual, postcodeExample: '1111', prefix: 'L' },
  NL: {
    ...usual,
    postcode: /^[1-9]\d{3} ?[A-Z]{2}$/u,
    postcodeExample: '1011 AB',
    spaced: (postcode) => postcode.replace(/ ?(.{2})$/u, ' $1'),
  },
  US: {
    ...usual,
    postcode: /^\d{5}(?:-\d{4})?$/u,
    postcodeExample: '10001',
    region: 'state',
    lines: additionLast,
    place: ['city', ', ', 'region', ' ', 'postcode'],
    isTownInCapitals: true,
  },
} as const satisfies Readonly<Record<ServedCountry, AddressFormat>>;

/** As they are typed. */
type RegionNames = Readonly<Record<string, string>>;

/** States, the capital's district and territories that parcels go to (USPS, Publication 28). */
const states = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  PR: 'Puerto Rico',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
} as const satisfies RegionNames;

/** By ISO 3166-2:IT, as they stand behind a town; nobody needs their names. */
const provinces = new Set(
  'AG AL AN AO AP AQ AR AT AV BA BG BI BL BN BO BR BS BT BZ CA CB CE CH CL CN CO CR CS CT CZ EN FC FE FG FI FM FR GE GO GR IM IS KR LC LE LI LO LT LU MB MC ME MI MN MO MS MT NA NO NU OR PA PC PD PE PG PI PN PO PR PT PU PV PZ RA RC RE RG RI RM RN RO SA SI SO SP SR SS SU SV TA TE TN TO TP TR TS TV UD VA VB VC VE VI VR VT VV'.split(
    ' ',
  ),
);

/** By their codes, in the order of their names. */
export const stateNames: RegionNames = states;

/** A state's name by its code; a region of another country is its own name. */
export const regionName = (code: string): string => stateNames[code] ?? code;

/** By its code, or a state's name; undefined for a region that the country does not have. */
export const regionCode = (kind: AddressRegion, typed: string): string | undefined => {
  const code = typed.toUpperCase();
  if (kind === 'province') return provinces.has(code) ? code : undefined;
  return Object.entries(states).find(
    ([one, name]) => one === code || name.toUpperCase() === code,
  )?.[0];
};

/** A machine or a shop that keeps parcels, which is named in place of a street. */
export type ParcelStation = {
  readonly pattern: RegExp;
  /** What the recipient is known by there, in the line beside the street. */
  readonly recipient: RegExp;
  /** The largest picture that it takes, either way up, in millimetres. */
  readonly longer: number;
  readonly shorter: number;
};

/**
 * Of countries whose carriers take a station as an address. DHL asks for the post number (6 to 10
 * digits) and a station of three digits (dhl.de, "Receiving with the Packstation"), and likewise for a
 * branch. The largest compartment takes 64 × 60 × 40 cm (paket.net), of which 4 are for packaging.
 */
export const parcelStations: Readonly<Partial<Record<ServedCountry, ParcelStation>>> = {
  DE: {
    pattern: /^(?:packstation|postfiliale)\s+(?:nr\.?\s*)?\d{3}$/iu,
    recipient: /^\d{6,10}$/u,
    longer: 600,
    shorter: 560,
  },
};

/** Where letters go alone: no carrier brings a parcel there. */
export const postBox =
  /^(?:postfach|p\.?\s?o\.?\s?box|bo[iî]te postale|b\.?\s?p\.?\s?\d+|case postale|casella postale|apartado|postbus)\b/iu;
