import type { ArticleTexts } from '../texts.ts';

/** In Dutch. */
export const texts: ArticleTexts = {
  name: 'Op welke hoogte hangt u een foto?',
  title: 'Op welke hoogte hangt u een foto? De maten',
  description:
    'Het midden van een foto hoort op ooghoogte, ongeveer 147 cm boven de vloer. Zo rekent u uit waar de spijker komt, met maten per kamer.',
  headline: 'Op welke hoogte hangt u een foto?',
  lead: 'Het midden van de foto hoort op ooghoogte. We laten zien hoe u van daaruit bij het punt voor de spijker komt.',
  picture: 'Wanddecoratie met een zonsondergang boven zee, boven een sidetable in de hal',
  opening: {
    headline: 'Het midden telt, niet de rand',
    text: [
      'Op tentoonstellingen hangt het midden van een foto meestal op ooghoogte, ongeveer 147 cm boven de vloer. Dat geldt voor kleine en grote formaten, want het oog zoekt het midden en niet de bovenrand. Wie vanaf de bovenrand meet, hangt kleine foto’s bijna altijd te hoog.',
      'Meerdere foto’s behandelt u als één geheel: het midden van de hele groep komt op deze hoogte.',
    ],
  },
  beside: {
    headline: 'Zo vindt u het punt voor de spijker',
    text: [
      '- Deel de hoogte van de foto door twee.',
      '- Meet hoe ver de ophanging onder de bovenrand zit en trek dat af.',
      '- Tel de uitkomst op bij 147 cm. Daar komt de spijker.',
      'Een voorbeeld: de foto is 60 cm hoog en de ophanging zit 5 cm onder de rand. De helft is 30 cm, min 5 cm blijft 25 cm over. De spijker komt dus op 172 cm.',
    ],
    picture: 'Achterkant van een lijst met twee ophangers en daaronder twee messing haken',
    link: 'Canvas van 90 × 60 cm bekijken',
  },
  table: {
    caption: 'Waar het midden van de foto hangt',
    header: ['Plaats', 'Hoogte van het midden', 'Waarom'],
    rows: [
      ['Hal en trap', '150 cm', 'Hier kijkt iedereen staand.'],
      ['Boven de zithoek', '145 cm', 'Tussen rugleuning en foto blijft een handbreedte vrij.'],
      ['Bij de eettafel', '135 cm', 'U zit en kijkt recht vooruit.'],
      ['Bij het bureau', '130 cm', 'De foto moet boven het scherm te zien zijn.'],
      ['Kinderkamer', '115 cm', 'Op ooghoogte van het kind, maar niet boven het kussen.'],
    ],
  },
  details: {
    headline: 'Eén haak of twee?',
    text: [
      'Een kleine foto hangt aan één spijker. Een grotere krijgt twee haken op dezelfde hoogte: zo blijft hij recht, ook als er een deur dichtslaat. Heel grote en zware formaten hebben twee schroeven nodig, met pluggen die bij de muur passen.',
      'Boor nooit recht boven of onder een stopcontact of schakelaar, daar lopen vaak leidingen. In gipsplaat houden alleen hollewandpluggen; probeer in oude muren eerst een dun gaatje.',
    ],
  },
  figures: [
    {
      alternative: 'Spieraam van een canvas met een tandhanger, met een spijker ernaast',
      caption:
        'Eén spijker is genoeg: aan een tandhanger schuift u de foto nog iets naar links of rechts.',
    },
    {
      alternative: 'Achterkant van een paneel met een rail van aluminium en twee haken eronder',
      caption: 'Twee haken en een rail: het paneel blijft recht en houdt afstand van de muur.',
    },
  ],
  closing: {
    headline: 'Eerst proberen met papier',
    text: [
      'Knip pakpapier op het formaat van de foto en plak het met schilderstape op de muur. Laat het een dag hangen en loop er een paar keer langs. Klopt de hoogte, sla de spijker dan door het papier.',
      'Welk formaat boven de zithoek past: [](article-above-sofa). Voor meerdere foto’s leest u [](article-gallery-wall).',
    ],
  },
};
