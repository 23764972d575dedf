import type { WallpaperTexts } from './page.ts';

/** In German. */
export const texts: WallpaperTexts = {
  name: 'Fototapete',
  title: 'Fototapete mit Ihrem Foto, genau nach Maß',
  description:
    'Fototapete mit Ihrem Foto: matte Vliestapete in Bahnen, auf Ihre Wand zugeschnitten, mit Kleister schnell angebracht und trocken abziehbar.',
  headline: 'Ihr Foto als Tapete',
  lead: 'Eine ganze Wand aus Ihrem Foto, auf matter Vliestapete in Bahnen gedruckt und nach Ihrem Maß zugeschnitten.',
  picture: 'Grüne Bergketten im Morgendunst',
  tile: 'Ihr Foto, groß wie die Wand',
  sections: {
    material: {
      headline: 'Vliestapete, die glatt an der Wand liegt',
      text: [
        'Wir drucken auf Vliestapete. Sie dehnt sich beim Einkleistern nicht, deckt kleine Unebenheiten ab und ist matt, sodass die Wand nicht glänzt.',
        'Aus der Nähe darf ein großes Foto weicher sein: Man sieht eine Wand aus einigen Schritten. Ruhige Motive mit Tiefe, etwa Wald, Nebel oder Meer, machen den Raum weiter.',
      ],
    },
    place: {
      headline: 'Welche Wand sich eignet',
      text: [
        'Am schönsten wirkt eine Wand ohne Fenster, die man beim Hereinkommen sieht: im Schlafzimmer hinter dem Bett, im Flur, im Besprechungsraum.',
        'Der Untergrund soll glatt, trocken und fest sein. Für die Dusche und die Wand hinter dem Herd ist Tapete nicht geeignet.',
      ],
    },
    mounting: {
      headline: 'So kommt sie an die Wand',
      text: [
        'Messen Sie Breite und Höhe an mehreren Stellen und geben Sie je eine Handbreit zu. Die Bahnen sind gezählt und stoßen aneinander.',
        'Kleistern Sie die Wand, nicht die Bahn, setzen Sie die erste mit dem Lot und streichen Sie von der Mitte nach außen. Kleister für Vliestapeten gehört nicht zur Lieferung.',
      ],
    },
    care: {
      headline: 'Pflege',
      text: [
        'Trocken abstauben, Flecken vorsichtig abtupfen. Beim nächsten Umzug ziehen Sie die Bahnen trocken ab.',
      ],
    },
  },
  questions: {
    seams: {
      question: 'Sieht man die Stöße zwischen den Bahnen?',
      answer:
        'Aus der Nähe ja, aus einigen Schritten kaum. Die Bahnen werden aus einem Stück gedruckt und sauber geschnitten, darum passen Linien und Farben zueinander.',
    },
  },
  promises: {
    delivery: 'Versand zu Ihnen nach Hause, Bahn für Bahn gerollt in einem festen Karton.',
    origin: 'Gedruckt, in Bahnen geschnitten und geprüft in Bayern.',
  },
};
