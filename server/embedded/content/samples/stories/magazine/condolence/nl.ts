import type { ArticleTexts } from '../texts.ts';

/** In Dutch. */
export const texts: ArticleTexts = {
  name: 'Condoleren: wat schrijft u?',
  title: 'Condoleancekaart: woorden die troosten',
  description:
    'Wat op een condoleancekaart hoort, welke zinnen troosten en welke u beter weglaat. Met voorbeelden voor vrienden, buren en collega’s.',
  headline: 'Condoleren: wat schrijft u?',
  lead: 'Niemand verwacht de perfecte woorden. Dat u schrijft, helpt al. Een opbouw in vier stappen.',
  picture: 'Condoleancekaart met een grijze tak en een lichte envelop',
  opening: {
    headline: 'Snel en eenvoudig',
    text: [
      'Een condoleancekaart mag kort zijn. Het beste komt hij in de eerste twee weken, maar ook na een maand is hij welkom: de andere brieven zijn dan gelezen en het is stil geworden in huis.',
      'Schrijf met de hand en met donkere inkt. Noem de naam van wie gestorven is. Wie rouwt, hoort die naam steeds minder.',
    ],
  },
  beside: {
    headline: 'Vier stappen',
    text: [
      '- Zeg dat u het hebt gehoord en wat u voelt.',
      '- Vertel iets wat u met deze persoon verbindt.',
      '- Denk aan wie achterblijft.',
      '- Bied iets aan wat u echt gaat doen.',
      'Het laatste is het belangrijkste. “Laat het maar weten” vraagt iets van de ander. “Vrijdag breng ik soep” helpt.',
    ],
    picture: 'Kaart met een blauwe duif die een takje draagt',
    link: 'Rouwkaart ontwerpen',
  },
  table: {
    caption: 'Wat troost, en wat niet',
    header: ['Liever niet', 'In plaats daarvan'],
    rows: [
      ['“De tijd heelt alle wonden.”', '“Ik denk aan je, vandaag en de komende weken.”'],
      ['“Hij heeft nu rust.”', '“We missen hem. Zijn lach op de stoep vergeet ik niet.”'],
      ['“Ik weet hoe je je voelt.”', '“Ik kan alleen vermoeden hoe zwaar dit is.”'],
      ['“Bel maar als er iets is.”', '“Zondag bel ik. Opnemen hoeft niet.”'],
      ['“Houd je sterk.”', '“Je hoeft nu even niets.”'],
    ],
  },
  details: {
    headline: 'Buren, collega’s, verenigingen',
    text: [
      'Kende u de overledene nauwelijks, schrijf dan aan wie er nog is: “We zagen u graag samen in de tuin.” Dat is eerlijk en genoeg. Op het werk tekent wie wil; één persoon schrijft de tekst.',
      'Deelt u het geloof van de familie niet, of kent u het niet, laat het religieuze dan weg. Een tak, een licht of een leeg vlak zegt genoeg.',
    ],
  },
  figures: [
    {
      alternative: 'Kaart met een grijze tak, de envelop links',
      caption: 'Een tak in plaats van een spreuk: binnenin blijft ruimte voor uw eigen woorden.',
    },
    {
      alternative: 'Kaart met een duif in een dunne rand en een lichtblauwe envelop',
      caption: 'De duif staat voor vrede en past ook als u het geloof niet kent.',
    },
  ],
  closing: {
    headline: 'Als u zelf bedankt',
    text: [
      'Bedanken heeft de tijd: een tot twee maanden na de uitvaart is gebruikelijk. Eén geprinte zin voor iedereen, en een regel met de hand voor wie het meest heeft geholpen. Meer verwacht niemand.',
      'Rouwkaarten en alle andere gelegenheden: [](cards). Over tekst en aantal schrijft u ons via de [contactpagina](contact).',
    ],
  },
};
