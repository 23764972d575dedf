/** Refinements and accessories of cards, which photo books and calendars have, too, in words. */
import { localeTable, type Language, type Locale } from '../locale/locales.ts';
import type { CardAccessoryKind, CardRefinement } from './card-extras.ts';

const refinements: Readonly<Record<Language, Readonly<Record<CardRefinement, string>>>> = {
  de: {
    gold: 'Goldfolie',
    ohne: 'Ohne Veredelung',
    empty: 'Ohne Veredelung',
    relief: 'Blindprägung',
    rosegold: 'Roségoldfolie',
    silber: 'Silberfolie',
  },
  en: {
    gold: 'Gold foil',
    ohne: 'No refinement',
    empty: 'No refinement',
    relief: 'Blind embossing',
    rosegold: 'Rose gold foil',
    silber: 'Silver foil',
  },
  es: {
    gold: 'Lámina dorada',
    ohne: 'Sin acabado especial',
    empty: 'Sin acabado especial',
    relief: 'Relieve en seco',
    rosegold: 'Lámina de oro rosa',
    silber: 'Lámina plateada',
  },
  fr: {
    gold: 'Dorure',
    ohne: 'Sans finition',
    empty: 'Sans finition',
    relief: 'Gaufrage à sec',
    rosegold: 'Dorure rose',
    silber: 'Argenture',
  },
  it: {
    gold: 'Lamina oro',
    ohne: 'Senza nobilitazione',
    empty: 'Senza nobilitazione',
    relief: 'Rilievo a secco',
    rosegold: 'Lamina oro rosa',
    silber: 'Lamina argento',
  },
  nl: {
    gold: 'Goudfolie',
    ohne: 'Geen veredeling',
    empty: 'Geen veredeling',
    relief: 'Blindpreeg',
    rosegold: 'Roségoudfolie',
    silber: 'Zilverfolie',
  },
};

const accessoryKinds: Readonly<Record<Language, Readonly<Record<CardAccessoryKind, string>>>> = {
  de: {
    bag: 'Tüte',
    bow: 'Schleife',
    box: 'Schachtel',
    envelope: 'Umschlag',
    inlay: 'Einlegeblatt',
    pen: 'Stift',
    posterbar: 'Posterleiste',
    ribbon: 'Band',
    screw: 'Buchschraube',
    seal: 'Siegel',
    standard: 'Zubehör',
  },
  en: {
    bag: 'Bag',
    bow: 'Bow',
    box: 'Box',
    envelope: 'Envelope',
    inlay: 'Insert',
    pen: 'Pen',
    posterbar: 'Poster hanger',
    ribbon: 'Ribbon',
    screw: 'Binding screw',
    seal: 'Seal',
    standard: 'Accessories',
  },
  es: {
    bag: 'Bolsa',
    bow: 'Lazo',
    box: 'Caja',
    envelope: 'Sobre',
    inlay: 'Hoja interior',
    pen: 'Bolígrafo',
    posterbar: 'Listón para póster',
    ribbon: 'Cinta',
    screw: 'Tornillo de encuadernación',
    seal: 'Sello',
    standard: 'Accesorios',
  },
  fr: {
    bag: 'Sachet',
    bow: 'Nœud',
    box: 'Boîte',
    envelope: 'Enveloppe',
    inlay: 'Feuillet intérieur',
    pen: 'Stylo',
    posterbar: 'Baguette pour poster',
    ribbon: 'Ruban',
    screw: 'Vis de reliure',
    seal: 'Sceau',
    standard: 'Accessoires',
  },
  it: {
    bag: 'Sacchetto',
    bow: 'Fiocco',
    box: 'Scatola',
    envelope: 'Busta',
    inlay: 'Foglio interno',
    pen: 'Penna',
    posterbar: 'Asta per poster',
    ribbon: 'Nastro',
    screw: 'Vite per rilegatura',
    seal: 'Sigillo',
    standard: 'Accessori',
  },
  nl: {
    bag: 'Zakje',
    bow: 'Strik',
    box: 'Doos',
    envelope: 'Envelop',
    inlay: 'Inlegvel',
    pen: 'Pen',
    posterbar: 'Posterhanger',
    ribbon: 'Lint',
    screw: 'Boekschroef',
    seal: 'Zegel',
    standard: 'Accessoires',
  },
};

/** The label of a refinement; `ohne` and `empty` read alike. */
export const cardRefinementLabel = (locale: Locale, refinement: CardRefinement): string =>
  refinements[localeTable[locale].language][refinement];

/** The label of a kind of accessory. */
export const cardAccessoryKindLabel = (locale: Locale, kind: CardAccessoryKind): string =>
  accessoryKinds[localeTable[locale].language][kind];
