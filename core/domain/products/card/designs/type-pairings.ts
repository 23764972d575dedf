import type { TypefaceName } from '../../../artwork/typefaces.ts';

/** Three voices of a design: large words, a second voice beside them, and what is read. */
export type TypePairing = {
  readonly display: TypefaceName;
  readonly second: TypefaceName;
  readonly text: TypefaceName;
  /** How large each is seen at the same size, in thousandths: scripts are small for their em. */
  readonly scale: Readonly<Record<'display' | 'second' | 'text', number>>;
};

export const typePairings = {
  garden: {
    display: 'great-vibes',
    second: 'cormorant-italic',
    text: 'cormorant',
    scale: { display: 1150, second: 1000, text: 1000 },
  },
  letter: {
    display: 'pinyon-script',
    second: 'cormorant',
    text: 'josefin-light',
    scale: { display: 1100, second: 1000, text: 860 },
  },
  atelier: {
    display: 'cormorant',
    second: 'cormorant-italic',
    text: 'montserrat-light',
    scale: { display: 1000, second: 1000, text: 800 },
  },
  salon: {
    display: 'bodoni',
    second: 'playfair-italic',
    text: 'jost',
    scale: { display: 950, second: 950, text: 860 },
  },
  classic: {
    display: 'playfair',
    second: 'playfair-italic',
    text: 'eb-garamond',
    scale: { display: 920, second: 920, text: 1000 },
  },
  roman: {
    display: 'cinzel',
    second: 'eb-garamond-italic',
    text: 'eb-garamond',
    scale: { display: 860, second: 1000, text: 1000 },
  },
  modern: {
    display: 'josefin-light',
    second: 'sacramento',
    text: 'josefin-light',
    scale: { display: 1000, second: 1250, text: 860 },
  },
  poster: {
    display: 'abril-fatface',
    second: 'caveat',
    text: 'jost',
    scale: { display: 950, second: 1150, text: 860 },
  },
  headline: {
    display: 'bebas-neue',
    second: 'dancing-script',
    text: 'montserrat-light',
    scale: { display: 1150, second: 1050, text: 800 },
  },
  gallery: {
    display: 'syne-bold',
    second: 'montserrat-light',
    text: 'montserrat-light',
    scale: { display: 860, second: 820, text: 800 },
  },
  jazz: {
    display: 'poiret-one',
    second: 'marcellus',
    text: 'josefin-light',
    scale: { display: 1050, second: 920, text: 860 },
  },
  brush: {
    display: 'alex-brush',
    second: 'marcellus',
    text: 'quicksand',
    scale: { display: 1150, second: 900, text: 820 },
  },
  bistro: {
    display: 'parisienne',
    second: 'josefin',
    text: 'josefin-light',
    scale: { display: 1050, second: 820, text: 860 },
  },
  nursery: {
    display: 'baloo',
    second: 'caveat',
    text: 'quicksand',
    scale: { display: 920, second: 1150, text: 820 },
  },
  party: {
    display: 'amatic',
    second: 'caveat',
    text: 'quicksand',
    scale: { display: 1350, second: 1150, text: 820 },
  },
  bubble: {
    display: 'nunito',
    second: 'dancing-script',
    text: 'quicksand',
    scale: { display: 900, second: 1050, text: 820 },
  },
} as const satisfies Readonly<Record<string, TypePairing>>;

export type TypePairingName = keyof typeof typePairings;
