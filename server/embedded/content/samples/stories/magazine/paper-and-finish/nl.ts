import type { ArticleTexts } from '../texts.ts';

/** In Dutch. */
export const texts: ArticleTexts = {
  name: 'Papier en veredeling uitgelegd',
  title: 'Papier en veredeling: wat de kaart verandert',
  description:
    'Glad of ruw, goud of reliëf, rechte of puntige klep: wat papier en veredeling met een kaart doen en wat bij welke gelegenheid past.',
  headline: 'Papier en veredeling uitgelegd',
  lead: 'Hetzelfde ontwerp oogt op elk papier anders. Een rondgang van het oppervlak tot de envelop.',
  picture: 'Donkergroene kaart met een gouden ster van fijne stralen',
  opening: {
    headline: 'Eerst het oppervlak',
    text: [
      'Gestreken papier is glad. Foto’s worden er scherp en krachtig op, maar een vulpen vlekt snel. Ongestreken papier is ruw en warm, kleuren worden zachter en inkt droogt vlug. Schrijft u veel met de hand, kies dan ongestreken.',
      'Het gewicht voelt u voordat u leest. Een dubbele kaart mag van lichter papier zijn dan een enkele, omdat hij gevouwen is.',
    ],
  },
  beside: {
    headline: 'Wat glanst, en waar',
    text: [
      'Folie in goud, zilver of roségoud wordt op het papier geperst en vangt het licht. Hij komt het best uit op een rustig vlak: namen, een lijn, een ster. Op een foto gaat hij verloren.',
      'Reliëf tilt het ontwerp voelbaar op, zonder kleur en zonder glans. Het past bij sobere ontwerpen, bij doop en rouw net zo goed als bij een huwelijk.',
    ],
    picture: 'Lichtblauwe kaart met een maan en twee sterren voor een geboorte',
    link: 'Kaart in goud ontwerpen',
  },
  table: {
    caption: 'Wat bij welke gelegenheid past',
    header: ['Gelegenheid', 'Papier', 'Veredeling'],
    rows: [
      ['Huwelijk', 'ongestreken, stevig', 'goud of reliëf'],
      ['Geboorte en doop', 'ongestreken, zacht', 'roségoud, met mate'],
      ['Verjaardag met foto', 'gestreken, glad', 'geen'],
      ['Rouw', 'ongestreken, wit', 'geen of reliëf'],
      ['Kerst', 'donker of wit', 'goud of zilver'],
    ],
  },
  details: {
    headline: 'De envelop hoort erbij',
    text: [
      'De envelop is het eerste wat iemand in handen heeft. Een rechte klep is zakelijk, een puntige feestelijk. Kleur mag, zolang het adres leesbaar blijft: op donkerrood gebruikt u een witte stift of een licht etiket.',
      'Vierkante en heel grote enveloppen vragen in veel landen meer postzegels. Weeg een kaart die klaar is, met alles wat erin gaat, voordat u postzegels koopt.',
    ],
  },
  figures: [
    {
      alternative: 'Paaskaart met een versierd ei op crèmekleurig papier',
      caption: 'Getint papier maakt kleuren warmer, en lichte delen houden de toon van het papier.',
    },
    {
      alternative: 'Kaart voor het vormsel met een vlam en een donkerrode envelop',
      caption: 'Een donkere envelop omlijst een lichte kaart. Het adres komt op een licht etiket.',
    },
  ],
  closing: {
    headline: 'Eerst voelen, dan kiezen',
    text: [
      'Geen scherm laat zien hoe papier voelt. De eerste drie proefkaarten van een bestelling zijn gratis: neem hetzelfde ontwerp op verschillende papieren en schrijf op elk een zin.',
      'Alle gelegenheden: [](cards). Wanneer welke trouwkaart de deur uit gaat: [](article-wedding-invitations).',
    ],
  },
};
