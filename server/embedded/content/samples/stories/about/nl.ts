import type { AboutTexts } from './texts.ts';

/** In Dutch. */
export const texts: AboutTexts = {
  name: 'Over ons',
  title: 'Over ons: zo ontstaan onze prints',
  description:
    'Wie er achter deze winkel zit, wat eraan een voorbeeld is en hoe uw foto een print wordt: stap voor stap, van de controle tot de verpakking.',
  headline: 'Zo ontstaan onze prints',
  lead: 'We printen in Beieren, elk stuk naar uw wensen. Hier ziet u in welke stappen.',
  sample: {
    headline: 'Een voorbeeldwinkel',
    text: [
      '{shop} laat zien hoe een winkel voor persoonlijke prints eruit kan zien en kan werken. Bedrijf, adressen en mensen zijn verzonnen; kamers en producten zijn met de computer getekend. Ook een bestelling wordt alleen nagespeeld: er wordt niets afgeschreven, geprint of verstuurd.',
    ],
  },
  steps: {
    poster: {
      check: {
        headline: '1. Controleren',
        text: [
          'Voor elk formaat rekenen we uit of uw foto scherp genoeg is, en dat zeggen we voordat u verdergaat. Wat scherp genoeg is, staat in de [fototips](photo-guide).',
        ],
      },
      print: {
        headline: '2. Printen',
        text: [
          'Elk materiaal vraagt een eigen techniek: pigmentinkt op [kunstpapier](fine-art), een print direct op [aluminium](aluminium), een foto achter [acrylglas](acrylic). Daarom oogt dezelfde foto overal iets anders.',
        ],
      },
      finish: {
        headline: '3. Spannen en inlijsten',
        text: [
          'Canvas spannen we met de hand op vurenhout. Lijsten zagen we op de maat van de foto. Dat duurt iets langer; de leverdatum houdt er rekening mee.',
        ],
      },
      pack: {
        headline: '4. Bekijken en verpakken',
        text: [
          'Voordat een foto de werkplaats verlaat, bekijkt iemand hem nog eens. Platen en lijsten reizen vlak, papier opgerold. Meer leest u bij [](shipping).',
        ],
      },
    },
    kartenliebe: {
      check: {
        headline: '1. Controleren',
        text: [
          'Een foto moet groot genoeg zijn, en tekst heeft afstand tot de rand nodig. Waar het om gaat, staat in de [fototips](photo-guide).',
        ],
      },
      print: {
        headline: '2. Printen',
        text: [
          'We printen zodra er besteld is, en alleen zoveel stuks als u nodig hebt. Ook één kaart.',
        ],
      },
      finish: {
        headline: '3. Snijden, vouwen, binden',
        text: [
          'Kaarten worden gesneden en gevouwen, boeken gebonden, en kalenders krijgen een spiraal of een gat om ze op te hangen.',
        ],
      },
      pack: {
        headline: '4. Bekijken en verpakken',
        text: [
          'Iemand bekijkt elke oplage nog eens. Daarna gaat alles met passende enveloppen in een stevige doos. Meer leest u bij [](shipping).',
        ],
      },
    },
  },
  pictures: {
    cropped: 'Duinen in avondlicht, op formaat gesneden',
    surface: 'Geprint op kunstpapier, sterk vergroot',
    framed: 'De hoek van een ingelijste poster',
    prints: 'Fotoafdrukken op een tafel',
  },
};
