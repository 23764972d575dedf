/** What these pages say where cards are sold: what is offered there is a present, no picture of one's own. */
import type { Language } from '../../../../../../core/domain/locale/locales.ts';
import type { HeadTexts } from '../texts.ts';
import type { FeedPage } from './texts.ts';

type CardsTexts = Readonly<Record<FeedPage, HeadTexts>>;

const german: CardsTexts = {
  'feed-collage': {
    title: 'Collage als Geschenk jetzt gleich gestalten',
    description:
      'Die Fotos vom Fest auf einem Bild: Wählen Sie das Material und gestalten Sie Ihre Collage gleich online, als Geschenk oder für die eigene Wand.',
    headline: 'Ihre Collage zum Verschenken',
    lead: 'Alle Fotos vom Fest auf einem Bild. Wählen Sie zuerst das Material.',
  },
  'feed-calendar': {
    title: 'Fotokalender als Geschenk gleich gestalten',
    description:
      'Ein Kalender mit Familienfotos als Geschenk: Wählen Sie Wandkalender, Familienplaner oder Tischkalender und gestalten Sie ihn gleich online.',
    headline: 'Ihr Kalender zum Verschenken',
    lead: 'Wählen Sie die Art des Kalenders. Beginnen kann er in jedem Monat.',
  },
  'feed-card': {
    title: 'Ihre Karte zum Anlass jetzt gleich gestalten',
    description:
      'Hochzeit, Geburt, Geburtstag oder Weihnachten: Wählen Sie den Anlass, setzen Sie Foto und Worte ein und bestellen Sie vorab eine Musterkarte.',
    headline: 'Ihre Karte zum Anlass',
    lead: 'Wählen Sie den Anlass. Der Gestalter öffnet sich mit dem passenden Thema.',
  },
};

const english: CardsTexts = {
  'feed-collage': {
    title: 'A collage as a gift: design it online now',
    description:
      'All the photos of the day in one picture: choose the material and design your collage online, as a gift or for your own wall.',
    headline: 'Your collage to give away',
    lead: 'All the photos of the day in one picture. Choose the material first.',
  },
  'feed-calendar': {
    title: 'A calendar as a gift: design it online now',
    description:
      'A calendar with family photos as a gift: choose a wall calendar, a family calendar or a desk calendar and design it online.',
    headline: 'Your calendar to give away',
    lead: 'Choose the kind of calendar. It can begin in any month.',
  },
  'feed-card': {
    title: 'Your own card for the day: design it now',
    description:
      'A wedding, a birth, a birthday or Christmas: choose the occasion, add your photo and your words, and see a sample card first.',
    headline: 'Your card for the occasion',
    lead: 'Choose the occasion. The designer opens with a matching theme.',
  },
};

const spanish: CardsTexts = {
  'feed-collage': {
    title: 'Collage para regalar: diséñelo en línea',
    description:
      'Todas las fotos de la fiesta en un cuadro: elija el material y diseñe su collage en línea, para regalar o para su pared.',
    headline: 'Su collage para regalar',
    lead: 'Todas las fotos de la fiesta en un cuadro. Elija primero el material.',
  },
  'feed-calendar': {
    title: 'Calendario para regalar: diséñelo en línea',
    description:
      'Un calendario con fotos de familia para regalar: elija el tipo de pared, familiar o de mesa y diséñelo en línea.',
    headline: 'Su calendario para regalar',
    lead: 'Elija el tipo de calendario. Puede empezar en cualquier mes.',
  },
  'feed-card': {
    title: 'Su tarjeta para la ocasión: diséñela ahora',
    description:
      'Boda, nacimiento, cumpleaños o Navidad: elija la ocasión, añada la foto y el texto y pida antes una muestra gratis.',
    headline: 'Su tarjeta para la ocasión',
    lead: 'Elija la ocasión. El editor se abre con un tema adecuado.',
  },
};

const french: CardsTexts = {
  'feed-collage': {
    title: 'Pêle-mêle à offrir, à créer dès maintenant',
    description:
      'Toutes les photos de la fête en un tableau : choisissez le support et créez votre pêle-mêle en ligne, à offrir ou pour votre mur.',
    headline: 'Votre pêle-mêle à offrir',
    lead: 'Toutes les photos de la fête en un tableau. Choisissez d’abord le support.',
  },
  'feed-calendar': {
    title: 'Calendrier photo à offrir, à créer en ligne',
    description:
      'Un calendrier de photos de famille à offrir : choisissez un calendrier mural, familial ou de bureau et créez-le en ligne.',
    headline: 'Votre calendrier à offrir',
    lead: 'Choisissez le type de calendrier. Il peut commencer n’importe quel mois.',
  },
  'feed-card': {
    title: 'Votre carte pour l’occasion, à créer en ligne',
    description:
      'Mariage, naissance, anniversaire ou Noël : choisissez l’occasion, ajoutez photo et texte, et recevez d’abord un échantillon.',
    headline: 'Votre carte pour l’occasion',
    lead: 'Choisissez l’occasion. L’atelier s’ouvre avec un thème assorti.',
  },
};

const italian: CardsTexts = {
  'feed-collage': {
    title: 'Collage da regalare, da creare subito online',
    description:
      'Tutte le foto della festa in un quadro: scelga il materiale e crei il collage online, da regalare o per la sua parete.',
    headline: 'Il suo collage da regalare',
    lead: 'Tutte le foto della festa in un quadro. Scelga prima il materiale.',
  },
  'feed-calendar': {
    title: 'Calendario da regalare, da creare online',
    description:
      'Un calendario con le foto di famiglia da regalare: scelga il tipo da parete, familiare o da tavolo e lo crei online.',
    headline: 'Il suo calendario da regalare',
    lead: 'Scelga il tipo di calendario. Può cominciare da qualsiasi mese.',
  },
  'feed-card': {
    title: 'Il suo biglietto per l’occasione, da creare',
    description:
      'Matrimonio, nascita, compleanno o Natale: scelga l’occasione, aggiunga foto e testo e riceva prima un campione.',
    headline: 'Il suo biglietto per l’occasione',
    lead: 'Scelga l’occasione. L’editor si apre con un tema adatto.',
  },
};

const dutch: CardsTexts = {
  'feed-collage': {
    title: 'Collage als cadeau nu meteen online maken',
    description:
      'Alle foto’s van het feest in één geheel: kies het materiaal en ontwerp uw collage online, als cadeau of voor uw eigen muur.',
    headline: 'Uw collage om cadeau te geven',
    lead: 'Alle foto’s van het feest in één geheel. Kies eerst het materiaal.',
  },
  'feed-calendar': {
    title: 'Fotokalender als cadeau nu online maken',
    description:
      'Een kalender met familiefoto’s als cadeau: kies een wandkalender, familieplanner of bureaukalender en ontwerp hem online.',
    headline: 'Uw kalender om cadeau te geven',
    lead: 'Kies de soort kalender. Hij kan in elke maand beginnen.',
  },
  'feed-card': {
    title: 'Uw kaart voor de gelegenheid nu ontwerpen',
    description:
      'Bruiloft, geboorte, verjaardag of kerst: kies de gelegenheid, voeg foto en tekst toe en bekijk eerst een proefkaart.',
    headline: 'Uw kaart voor de gelegenheid',
    lead: 'Kies de gelegenheid. De ontwerper opent met een passend thema.',
  },
};

/** By language, as the cards channel has them. */
export const cardsTexts: Readonly<Record<Language, CardsTexts>> = {
  de: german,
  en: english,
  es: spanish,
  fr: french,
  it: italian,
  nl: dutch,
};
