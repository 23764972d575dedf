import type { ArticleTexts } from '../texts.ts';

/** In Dutch. */
export const texts: ArticleTexts = {
  name: 'Een fotomuur plannen',
  title: 'Een fotomuur plannen: indeling en afstand',
  description:
    'Raster, rij of rond een midden: zo plant u een fotomuur op de vloer, houdt u de afstanden gelijk en hangt u alles op zonder gaatje te veel.',
  headline: 'Een fotomuur plannen',
  lead: 'Een goede fotomuur begint op de vloer. Vier indelingen, vaste afstanden en een recept voor vijf foto’s.',
  picture: 'Vier gelijke foto’s van de maan op een lichte muur',
  opening: {
    headline: 'Eerst de vloer, dan de muur',
    text: [
      'Leg alle foto’s op de vloer voordat u een hamer pakt. Begin met de grootste en leg de andere eromheen. Maak van elke versie een foto van bovenaf: op het kleine scherm ziet u meteen of één kant te zwaar is.',
      'Laat het een nacht liggen. Wat u de volgende ochtend nog mooi vindt, mag aan de muur.',
    ],
  },
  beside: {
    headline: 'Wat de groep bij elkaar houdt',
    text: [
      'Een muur is rustig als er iets terugkomt. Verschillen de motieven, neem dan overal dezelfde lijst. Verschillen de lijsten, laat dan de kleuren van de foto’s op elkaar lijken.',
      'Een passe-partout geeft kleine foto’s gewicht en hun buren lucht. Foto’s zonder lijst, bijvoorbeeld op [canvas](canvas), mogen dichter bij elkaar hangen.',
    ],
    picture: 'Tak met bladeren in een eiken lijst met een crèmekleurig passe-partout',
    link: 'Ingelijste poster van 60 × 40 cm bekijken',
  },
  table: {
    caption: 'Vier indelingen',
    header: ['Indeling', 'Foto’s', 'Afstand', 'Past bij'],
    rows: [
      ['Raster', '4, 6 of 9 gelijke', '5 cm', 'series in één stijl'],
      ['Rij', '3 tot 5 van gelijke hoogte', '6 cm', 'hal, bed, dressoir'],
      ['Rond een midden', '5 tot 7', '8 tot 10 cm', 'woonkamer'],
      ['Trap', '4 of meer', '8 cm', 'de middens volgen de helling'],
    ],
  },
  details: {
    headline: 'Een recept voor vijf foto’s',
    text: [
      'In het midden komt een staand formaat van 60 × 90 cm. Links en rechts hangen twee vierkanten van 40 × 40 cm boven elkaar. Laat overal 10 cm vrij. De vierkanten sluiten dan boven en onder gelijk aan op de grote foto, en de groep meet 160 × 90 cm.',
      'Dat past boven een zithoek van zo’n 2,4 m. De grote foto draagt het sterkste motief, de vier kleine laten details zien: handen, bladeren, een raam.',
    ],
  },
  figures: [
    {
      alternative: 'Vier foto’s van een berglandschap in een raster, van opzij gezien',
      caption: 'Een raster leeft van orde: één formaat, één afstand, één thema.',
    },
    {
      alternative: 'Collage van negen foto’s met witte lijnen ertussen',
      caption: 'Weinig plaats? Een collage toont negen foto’s en heeft één spijker nodig.',
    },
  ],
  closing: {
    headline: 'Aan de muur, zonder gaatje te veel',
    text: [
      'Knip elke foto uit papier en teken de ophanging erop. Plak de vellen met tape op en controleer randen en afstanden met een waterpas. Het midden van de groep komt op ooghoogte, zoals in [](article-hanging-height).',
      'Sla de spijkers door het papier en trek het weg. En als één foto genoeg is voor alles, is een [collage](collage) de eenvoudigste fotomuur.',
    ],
  },
};
