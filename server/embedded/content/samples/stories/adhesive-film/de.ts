import type { AdhesiveFilmTexts } from './page.ts';

/** In German. */
export const texts: AdhesiveFilmTexts = {
  name: 'Klebefolie',
  title: 'Foto auf Klebefolie für Wand und Fenster',
  description:
    'Ihr Foto auf Klebefolie: für Wand, Möbel und Glas, deckend oder transparent, mit Rakel angebracht und auf glatten Flächen wieder ablösbar.',
  headline: 'Ihr Foto auf Klebefolie',
  lead: 'Selbstklebende Folie für glatte Flächen: Wände, Türen, Möbel und Fenster. Deckend weiß, transparent oder gespiegelt.',
  picture: 'Wasserfarben in Grün und Gelb',
  tile: 'Für Wand, Möbel und Glas',
  sections: {
    material: {
      headline: 'Vier Ausführungen',
      text: [
        'Die normale Folie deckt und passt auf Wände und Möbel. Weiß ist sie noch dichter und lässt dunkle Untergründe nicht durchscheinen.',
        'Transparente Folie ist für Glas: Helle Stellen des Fotos bleiben klar. Gespiegelt wird sie von innen geklebt und von außen gelesen.',
      ],
    },
    place: {
      headline: 'Wo sie hält',
      text: [
        'Die Fläche soll glatt, trocken und frei von Fett sein: lackiertes Holz, Kunststoff, Glas, Fliesen, gestrichener glatter Putz. Auf Raufaser und frischer Farbe hält sie nicht.',
        'In Küche und Bad ist sie unempfindlich. Für Schränke, Kühlschranktüren und Fenster mit Einblick ist sie die einfachste Lösung.',
      ],
    },
    mounting: {
      headline: 'So kleben Sie faltenfrei',
      text: [
        'Reinigen Sie die Fläche, richten Sie die Folie aus und ziehen Sie das Trägerpapier Stück für Stück ab, während Sie mit einem Rakel von der Mitte nach außen streichen.',
        'Auf Glas hilft etwas Wasser mit einem Tropfen Spülmittel: Die Folie lässt sich dann noch verschieben. Große Formate kleben zu zweit leichter.',
      ],
    },
    care: {
      headline: 'Pflege',
      text: [
        'Mit einem weichen, feuchten Tuch abwischen. Zum Ablösen erwärmen Sie die Folie mit einem Föhn und ziehen sie langsam und flach ab.',
      ],
    },
  },
  questions: {
    rent: {
      question: 'Kann ich sie in einer Mietwohnung verwenden?',
      answer:
        'Auf Glas, Fliesen und Möbeln ja: Dort lässt sie sich ablösen. Auf gestrichenen Wänden kann Farbe mitgehen. Probieren Sie es an einer verdeckten Stelle oder hängen Sie lieber ein [Poster](poster) auf.',
    },
  },
  promises: {
    delivery: 'Versand zu Ihnen nach Hause, gerollt in einem festen Rohr.',
    origin: 'Gedruckt, geschnitten und geprüft in Bayern.',
  },
};
