import type { ArticleTexts } from '../texts.ts';

/** In Dutch. */
export const texts: ArticleTexts = {
  name: 'Bedankkaarten na de bruiloft',
  title: 'Bedankkaarten na de bruiloft: tekst en tijd',
  description:
    'Wie krijgt een bedankkaart, wanneer hoort hij aan te komen en wat schrijft u? Met voorbeelden en een lijst voor bij het uitpakken.',
  headline: 'Bedanken na de bruiloft',
  lead: 'Twee maanden, één lijst en twee zinnen met de hand: zo wordt bedanken geen plicht.',
  picture: 'Kaart met een foto van takken, een tekst eronder en een groene envelop ernaast',
  opening: {
    headline: 'De lijst begint bij het uitpakken',
    text: [
      'Wie cadeaus uitpakt, schrijft meteen mee: naam, cadeau, een woord. Na twintig pakjes weet niemand meer van wie de blauwe schaal was. Een foto van elk kaartje naast het cadeau werkt ook.',
      'Op de lijst hoort ook wie niets ingepakt meebracht: de getuigen, de muziek, de taart, de buurvrouw die op de hond paste.',
    ],
  },
  beside: {
    headline: 'Een foto die niemand kent',
    text: [
      'Kies een rustige foto van u tweeën en niet de groepsfoto, die heeft iedereen al op de telefoon. Liggend voor een stel in een landschap, staand voor nabijheid.',
      'Wacht niet op alle foto’s. Vraag er twee of drie vooraf, dat is genoeg voor de kaart. De rest wordt een [fotoboek](photobook).',
    ],
    picture: 'Fotoboek met een zonsondergang boven zee op de kaft',
    link: 'Bedankkaart ontwerpen',
  },
  table: {
    caption: 'Wat u kunt schrijven',
    header: ['Voor', 'Een zin die past'],
    rows: [
      ['Een cadeau', '“De schaal staat al op tafel, met de eerste appels.”'],
      ['Geld', '“Van jullie kregen we drie dagen Lissabon. Er komt een ansichtkaart.”'],
      ['Hulp', '“Zonder jou was er geen taart geweest en geen rust.”'],
      ['Een lange reis', '“Een halve dag onderweg: dat vergeten we niet.”'],
      ['Wie er niet bij was', '“We misten jullie. Het volgende glas drinken we samen.”'],
    ],
  },
  details: {
    headline: 'Geprint en met de hand',
    text: [
      'De geprinte tekst mag voor iedereen gelijk zijn: dank, foto, namen, datum. Laat eronder ruimte voor twee regels met de hand. Die twee regels worden gelezen en bewaard.',
      'Schrijf elke avond tien kaarten, om de beurt. Na een week zijn er zeventig klaar, en geen klinkt als de vorige.',
    ],
  },
  figures: [
    {
      alternative: 'Geopende fotobox in lichtrood met een stapel foto’s',
      caption: 'Voor de ouders: een fotobox met de foto’s die niet op de kaart pasten.',
    },
    {
      alternative: 'Drie afdrukken met een witte rand, over elkaar gelegd',
      caption: 'Drie afdrukken in de envelop, en de kaart wordt een klein cadeau.',
    },
  ],
  closing: {
    headline: 'Voor wanneer?',
    text: [
      'Zes weken na het feest is een goede termijn, twee maanden kan nog. Gaat u op huwelijksreis, bestel de kaarten dan vooraf en schrijf ze na thuiskomst. Het hele tijdschema staat in [](article-wedding-invitations).',
    ],
  },
};
