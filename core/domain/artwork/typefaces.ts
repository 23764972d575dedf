/**
 * The typefaces that artworks may use, by what a typographer would look for. All are under the SIL
 * Open Font License; `adapters/shared/typefaces/README.md` lists their packages.
 */
export const typefaceNames = [
  // Antiqua
  'cormorant',
  'cormorant-italic',
  'eb-garamond',
  'eb-garamond-italic',
  'playfair',
  'playfair-italic',
  'bodoni',
  'marcellus',
  'cinzel',
  // Grotesque
  'josefin-light',
  'josefin',
  'montserrat-light',
  'montserrat-semibold',
  'jost',
  'poiret-one',
  'quicksand',
  // For a few large words
  'abril-fatface',
  'bebas-neue',
  'syne-bold',
  // Script and hand
  'great-vibes',
  'pinyon-script',
  'alex-brush',
  'parisienne',
  'sacramento',
  'dancing-script',
  'caveat',
  'amatic',
  'baloo',
  'nunito',
] as const;

export type TypefaceName = (typeof typefaceNames)[number];
