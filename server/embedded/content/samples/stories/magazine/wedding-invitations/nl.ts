import type { ArticleTexts } from '../texts.ts';

/** In Dutch. */
export const texts: ArticleTexts = {
  name: 'Wanneer verstuurt u trouwkaarten?',
  title: 'Trouwkaarten versturen: wat en wanneer',
  description:
    'Save the date, uitnodiging, antwoord, bedankje: een tijdschema voor trouwkaarten, en alles wat op de uitnodiging hoort te staan.',
  headline: 'Wanneer gaat de trouwkaart de deur uit?',
  lead: 'Van het eerste bericht tot het bedankje: een tijdschema waarmee geen kaart te laat komt.',
  picture: 'Trouwkaart met twee ringen in een krans van bladeren en een groene envelop',
  opening: {
    headline: 'Terugrekenen vanaf de grote dag',
    text: [
      'Het schema rekent u terug vanaf het feest. Het gaat er niet om wanneer u de kaarten hebt, maar wanneer de zaal het aantal gasten wil weten. Tel vanaf die dag drie weken terug voor de antwoorden, en nog eens zes tot acht weken voor de uitnodiging.',
      'Trouwt u in de vakantie, op een feestdag of ver weg, schuif dan alles een maand naar voren: uw gasten moeten vrij nemen en boeken.',
    ],
  },
  beside: {
    headline: 'Wat op de uitnodiging hoort',
    text: [
      '- uw namen, zoals uw gasten u kennen',
      '- dag, datum en tijd',
      '- plaats en adres van ceremonie en feest',
      '- voor welk deel u uitnodigt: de hele dag, de receptie of de avond',
      '- tot wanneer en hoe men antwoordt',
      'Al het andere past op een inlegvel: route, hotels, cadeautip, kleding. Noem ook een ceremoniemeester die gasten kunnen bellen, met het nummer erbij. Wie alleen ’s avonds komt, krijgt een eigen kaart.',
    ],
    picture: 'Dezelfde trouwkaart met de envelop aan de andere kant',
    link: 'Trouwkaart ontwerpen',
  },
  table: {
    caption: 'Uw tijdschema',
    header: ['Wanneer', 'Wat', 'Denk aan'],
    rows: [
      [
        '8 tot 10 maanden vooraf',
        'aankondiging van de datum',
        'namen, datum en plaats zijn genoeg',
      ],
      ['2 tot 3 maanden vooraf', 'uitnodiging', 'zeggen tot wanneer men antwoordt'],
      ['5 weken vooraf', 'laatste antwoorden', 'bellen met wie nog niets liet horen'],
      ['2 weken vooraf', 'menukaarten, naamkaartjes', 'elke naam nog eens nalezen'],
      ['Tot 2 maanden erna', 'bedankkaarten', 'foto kiezen, lijst afvinken'],
    ],
  },
  details: {
    headline: 'Hoeveel kaarten u nodig hebt',
    text: [
      'Tel huishoudens, geen mensen: een stel of een gezin krijgt één kaart. Volwassen kinderen met een eigen woning krijgen er zelf een. Tel er een tiende bij op, voor schrijffouten, late gasten en uw eigen plakboek.',
      'Schrijf de enveloppen met de hand, het liefst op twee avonden en samen. Laat daarna twee mensen elk adres hardop lezen.',
    ],
  },
  figures: [
    {
      alternative: 'Kaart met een duif die een takje draagt',
      caption:
        'Voor een kerkelijk huwelijk: een rustig ontwerp dat ook bij het liturgieboekje past.',
    },
    {
      alternative: 'Kaart met een grijze tak op wit papier',
      caption: 'Sober: één tak, veel wit, één lettertype voor alles.',
    },
  ],
  closing: {
    headline: 'Eerst het papier, dan de oplage',
    text: [
      'Bestel proefkaarten voordat u alles laat printen. Houd ze bij het raam en onder de lamp, en schrijf erop met uw eigen pen. Wat u over papier moet weten, staat in [](article-paper-and-finish).',
      'Na het feest helpt [](article-wedding-thanks).',
    ],
  },
};
