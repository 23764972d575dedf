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
} as const satisfies Partial<CardLabels>;
