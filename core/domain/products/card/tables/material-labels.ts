/** What the papers, envelopes and extras of cards are called. */
import type { Language } from '../../../locale/locales.ts';
import { type CardEnvelopeColour, type CardSheet, type CardPaper } from '../card-materials.ts';
import type { CardExtraKind } from '../card-offer.ts';
import type { soldCardExtras } from './sold-extras.ts';

type ExtraId = (typeof soldCardExtras)[number]['id'];

export type CardMaterialLabels = {
  readonly quantity: string;
  readonly sample: string;
  readonly sheets: Readonly<Record<CardSheet, string>>;
  readonly papers: Readonly<Record<CardPaper, string>>;
  readonly envelopeColours: Readonly<Record<CardEnvelopeColour, string>>;
  readonly extraKinds: Readonly<Record<CardExtraKind, string>>;
  readonly extras: Readonly<Record<ExtraId, string>>;
};

export const cardMaterialLabels = {
  de: {
    quantity: 'Menge',
    sample: 'Musterkarte',
    sheets: { folded: 'Klappkarte', flat: 'Einzelkarte' },
    papers: {
      feinstpapier: 'Feinstpapier, 300\u00a0g',
      baumwolle: 'Baumwollpapier, 350\u00a0g',
      perlmutt: 'Perlmuttpapier, 285\u00a0g',
      recycling: 'Recyclingpapier, 300\u00a0g',
    },
    envelopeColours: {
      weiss: 'Weiß',
      creme: 'Creme',
      kraft: 'Kraftpapier',
      salbei: 'Salbei',
      rose: 'Rosé',
      anthrazit: 'Anthrazit',
    },
    extraKinds: {
      ribbon: 'Band',
      bow: 'Schleife',
      seal: 'Siegel',
      screw: 'Schraube',
      inlay: 'Einleger',
    },
    extras: {
      satin: 'Satin',
      leinen: 'Leinen',
      jute: 'Jute',
      wachs: 'Wachs',
      messing: 'Messing',
      transparent: 'Transparentpapier',
    },
  },
  en: {
    quantity: 'Quantity',
    sample: 'Sample card',
    sheets: { folded: 'Folded card', flat: 'Flat card' },
    papers: {
      feinstpapier: 'Smooth paper, 300\u00a0gsm',
      baumwolle: 'Cotton paper, 350\u00a0gsm',
      perlmutt: 'Pearlescent paper, 285\u00a0gsm',
      recycling: 'Recycled paper, 300\u00a0gsm',
    },
    envelopeColours: {
      weiss: 'White',
      creme: 'Cream',
      kraft: 'Kraft',
      salbei: 'Sage',
      rose: 'Rose',
      anthrazit: 'Charcoal',
    },
    extraKinds: { ribbon: 'Ribbon', bow: 'Bow', seal: 'Seal', screw: 'Screw', inlay: 'Insert' },
    extras: {
      satin: 'Satin',
      leinen: 'Linen',
      jute: 'Jute',
      wachs: 'Wax',
      messing: 'Brass',
      transparent: 'Vellum',
    },
  },
  es: {
    quantity: 'Cantidad',
    sample: 'Tarjeta de muestra',
    sheets: { folded: 'Tarjeta plegada', flat: 'Tarjeta simple' },
    papers: {
      feinstpapier: 'Papel liso, 300\u00a0g',
      baumwolle: 'Papel de algodón, 350\u00a0g',
      perlmutt: 'Papel nacarado, 285\u00a0g',
      recycling: 'Papel reciclado, 300\u00a0g',
    },
    envelopeColours: {
      weiss: 'Blanco',
      creme: 'Crema',
      kraft: 'Kraft',
      salbei: 'Salvia',
      rose: 'Rosa',
      anthrazit: 'Antracita',
    },
    extraKinds: {
      ribbon: 'Cinta',
      bow: 'Lazo',
      seal: 'Sello',
      screw: 'Tornillo',
      inlay: 'Hoja interior',
    },
    extras: {
      satin: 'Satén',
      leinen: 'Lino',
      jute: 'Yute',
      wachs: 'Lacre',
      messing: 'Latón',
      transparent: 'Papel vegetal',
    },
  },
  fr: {
    quantity: 'Quantité',
    sample: 'Carte échantillon',
    sheets: { folded: 'Carte pliée', flat: 'Carte simple' },
    papers: {
      feinstpapier: 'Papier lisse, 300\u00a0g',
      baumwolle: 'Papier coton, 350\u00a0g',
      perlmutt: 'Papier nacré, 285\u00a0g',
      recycling: 'Papier recyclé, 300\u00a0g',
    },
    envelopeColours: {
      weiss: 'Blanc',
      creme: 'Crème',
      kraft: 'Kraft',
      salbei: 'Sauge',
      rose: 'Rose',
      anthrazit: 'Anthracite',
    },
    extraKinds: {
      ribbon: 'Ruban',
      bow: 'Nœud',
      seal: 'Sceau',
      screw: 'Vis',
      inlay: 'Feuillet',
    },
    extras: {
      satin: 'Satin',
      leinen: 'Lin',
      jute: 'Jute',
      wachs: 'Cire',
      messing: 'Laiton',
      transparent: 'Papier calque',
    },
  },
  it: {
    quantity: 'Quantità',
    sample: 'Biglietto campione',
    sheets: { folded: 'Biglietto piegato', flat: 'Biglietto semplice' },
    papers: {
      feinstpapier: 'Carta liscia, 300\u00a0g',
      baumwolle: 'Carta di cotone, 350\u00a0g',
      perlmutt: 'Carta perlata, 285\u00a0g',
      recycling: 'Carta riciclata, 300\u00a0g',
    },
    envelopeColours: {
      weiss: 'Bianco',
      creme: 'Crema',
      kraft: 'Kraft',
      salbei: 'Salvia',
      rose: 'Rosa',
      anthrazit: 'Antracite',
    },
    extraKinds: {
      ribbon: 'Nastro',
      bow: 'Fiocco',
      seal: 'Sigillo',
      screw: 'Vite',
      inlay: 'Foglio interno',
    },
    extras: {
      satin: 'Raso',
      leinen: 'Lino',
      jute: 'Iuta',
      wachs: 'Ceralacca',
      messing: 'Ottone',
      transparent: 'Carta trasparente',
    },
  },
  nl: {
    quantity: 'Aantal',
    sample: 'Proefkaart',
    sheets: { folded: 'Dubbele kaart', flat: 'Enkele kaart' },
    papers: {
      feinstpapier: 'Glad papier, 300\u00a0g',
      baumwolle: 'Katoenpapier, 350\u00a0g',
      perlmutt: 'Parelmoerpapier, 285\u00a0g',
      recycling: 'Gerecycled papier, 300\u00a0g',
    },
    envelopeColours: {
      weiss: 'Wit',
      creme: 'Crème',
      kraft: 'Kraft',
      salbei: 'Salie',
      rose: 'Roze',
      anthrazit: 'Antraciet',
    },
    extraKinds: {
      ribbon: 'Lint',
      bow: 'Strik',
      seal: 'Zegel',
      screw: 'Schroef',
      inlay: 'Inlegvel',
    },
    extras: {
      satin: 'Satijn',
      leinen: 'Linnen',
      jute: 'Jute',
      wachs: 'Lak',
      messing: 'Messing',
      transparent: 'Kalkpapier',
    },
  },
} as const satisfies Readonly<Record<Language, CardMaterialLabels>>;
