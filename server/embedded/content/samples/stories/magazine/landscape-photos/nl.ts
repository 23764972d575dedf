import type { ArticleTexts } from '../texts.ts';

/** In Dutch. */
export const texts: ArticleTexts = {
  name: 'Landschappen op groot formaat',
  title: 'Landschappen fotograferen voor groot formaat',
  description:
    'Licht, scherpte, horizon: zo maakt u landschapsfoto’s die ook op 120 × 80 cm overtuigen, met de camera of met uw telefoon.',
  headline: 'Een landschap op groot formaat',
  lead: 'Op de telefoon is bijna elk landschap mooi. Aan de muur telt waar u bij het afdrukken aan dacht.',
  picture: 'Bergketens in de nevel onder een gele opkomende zon',
  opening: {
    headline: 'Aan de muur ziet u alles',
    text: [
      'Een grote foto bekijkt u lang, en van dichtbij. Een scheve horizon, bewogen takken of een uitgebeten lucht vallen dan op. Alle drie zijn te voorkomen bij het fotograferen, en daarna nauwelijks.',
      'Neem voor elk motief tien minuten. Zak door de knieën, doe een stap opzij, wacht op een wolk. De beste foto is zelden de eerste.',
    ],
  },
  beside: {
    headline: 'Op het goede uur',
    text: [
      'Midden op de dag valt het licht van boven en maakt het alles plat. In het eerste en laatste uur van de dag komt het van opzij: heuvels werpen schaduw, nevel scheidt de lagen, kleuren worden warm.',
      'Stel de belichting in op de lucht. Tik op de telefoon op de lichtste plek en schuif de regelaar iets omlaag. Schaduwen zijn op te lichten, een witte lucht blijft wit.',
    ],
    picture: 'Bergketens onder een roze en paarse avondlucht',
    link: 'Canvas van 120 × 80 cm bekijken',
  },
  table: {
    caption: 'Welk licht voor welk motief',
    header: ['Moment', 'Licht', 'Motieven'],
    rows: [
      ['Eerste uur na zonsopgang', 'warm, laag, vaak nevel', 'bergen, velden, meren'],
      ['Ochtend', 'helder, koel', 'bossen, dorpen'],
      ['Bewolkte lucht', 'zacht, zonder schaduw', 'watervallen, blad, mos'],
      ['Laatste uur voor zonsondergang', 'warm, lange schaduwen', 'duinen, kusten'],
      ['Blauwe uur', 'koel, weinig contrast', 'steden, maan, zee'],
    ],
  },
  details: {
    headline: 'Scherp tot in de hoeken',
    text: [
      '- Maak de lens schoon, bij een telefoon voor elke foto.',
      '- Zoek steun: statief, muurtje, rugzak. Gebruik de zelfontspanner.',
      '- Zoom met uw voeten. Digitale zoom snijdt alleen pixels weg.',
      '- Kies de laagste ISO-waarde waarbij niets beweegt.',
      '- Maak drie foto’s en houd de scherpste.',
      'Stuur uzelf het origineel en niet de kopie uit een chat: berichtenapps verkleinen foto’s sterk.',
    ],
  },
  figures: [
    {
      alternative: 'Volle maan boven blauwe heuvels in de schemering',
      caption: 'Blauwe uur: er is nog licht genoeg voor kleur, en de maan verblindt niet meer.',
    },
    {
      alternative: 'Zon boven zee met een lichte streep op de golven',
      caption: 'Lage zon boven water: de streep leidt het oog naar de horizon.',
    },
  ],
  closing: {
    headline: 'Alvast aan de print denken',
    text: [
      'Leg de horizon op het bovenste of onderste derde en houd hem recht; het raster in de zoeker helpt. Iets op de voorgrond geeft diepte: een steen, een pad, gras. Laat rondom lucht, want op [canvas](canvas) loopt het motief een stukje om de rand.',
      'Zodra uw foto geladen is, ziet u per formaat of hij scherp genoeg is. Hoeveel pixels elk formaat vraagt: [](photo-guide). Waarop we printen: [](print-photos).',
    ],
  },
};
