import type { CardLabels } from './card-labels.ts';

/** English as written in Great Britain. */
export const englishCardLabels = {
  occasions: {
    einschulung: 'First day at school',
    firmung: 'Catholic confirmation',
    geburt: 'Birth',
    geburtstag: 'Birthday',
    hochzeit: 'Wedding',
    kindergeburtstag: 'Children’s birthday',
    kommunion: 'First communion',
    konfirmation: 'Confirmation',
    ostern: 'Easter',
    taufe: 'Christening',
    trauer: 'Sympathy and mourning',
    'weihnachten-geschaeftlich': 'Business Christmas cards',
    'weihnachten-privat': 'Personal Christmas cards',
  },
  envelopeForms: { gerade: 'Straight flap', spitz: 'Pointed flap' },
  folds: { standard: 'Standard', booklet: 'Booklet', pocketfold: 'Pocketfold' },
  filterKeys: {
    aspectRatio: 'Aspect ratio',
    category: 'Category',
    color: 'Colour',
    label: 'Label',
    product: 'Product',
    punching: 'Die cut',
    style: 'Style',
  },
  filterValues: {
    aspectRatio: {
      portrait: 'Portrait',
      landscape: 'Landscape',
      square: 'Square',
      long: 'Tall and slim',
      wide: 'Wide',
    },
    color: {
      white: 'White',
      cream: 'Cream',
      green: 'Green',
      blue: 'Blue',
      rose: 'Blush',
      red: 'Red',
      gold: 'Gold',
      grey: 'Grey',
      black: 'Black',
      colourful: 'Colourful',
    },
    label: { new: 'New', bestseller: 'Popular', foil: 'Foil finish', suite: 'Matching stationery' },
    product: {
      card: 'Card',
      menu: 'Menu',
      'place-card': 'Place card',
      'thank-you': 'Thank-you card',
    },
    punching: { rounded: 'Rounded corners', hole: 'Hole for a ribbon', wave: 'Wavy edge' },
    style: {
      'line-art': 'Line art',
      floral: 'Floral',
      photo: 'Photo',
      typographic: 'Typographic',
      foil: 'Foil',
      playful: 'Playful',
    },
  },
  sorts: { sort: 'Recommended', popularity: 'Most popular first', created: 'Newest first' },
} as const satisfies CardLabels;

/** What the United States call otherwise. */
export const usCardLabels = {
  occasions: {
    ...englishCardLabels.occasions,
    einschulung: 'First day of school',
    kindergeburtstag: 'Kids’ birthday',
    taufe: 'Baptism',
    'weihnachten-geschaeftlich': 'Business holiday cards',
    'weihnachten-privat': 'Family Christmas cards',
  },
  filterKeys: { ...englishCardLabels.filterKeys, color: 'Color' },
  filterValues: {
    ...englishCardLabels.filterValues,
    color: { ...englishCardLabels.filterValues.color, grey: 'Gray', colourful: 'Colorful' },
  },
} as const satisfies Partial<CardLabels>;
