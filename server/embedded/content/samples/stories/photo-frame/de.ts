import type { PhotoFrameTexts } from './page.ts';

/** In German. */
export const texts: PhotoFrameTexts = {
  name: 'Bilderrahmen',
  title: 'Foto im Bilderrahmen, fertig zum Aufhängen',
  description:
    'Ihr Foto gedruckt und fertig gerahmt: in Holz, Aluminium oder Kunststoff, mit Passepartout oder ohne. Standardformate oder Ihr eigenes Maß.',
  headline: 'Ihr Foto im Rahmen',
  lead: 'Gedruckt, gerahmt und fertig zum Aufhängen: vier Rahmen, mit Passepartout oder ohne.',
  picture: 'Blätter und Blüten in ruhigen Farben',
  tile: 'Gedruckt und fertig gerahmt',
  sections: {
    frames: {
      headline: 'Vier Arten von Rahmen',
      text: [
        'Holz hat eine feine Maserung und passt in fast jedes Zimmer. Aluminium ist schmal und hält auch große Bilder ruhig in Form. Kunststoff ist leicht und unempfindlich.',
        'Der Fotorahmen mit seinem breiten Profil ist für kleine Formate gemacht. Alle Rahmen gibt es in Schwarz, viele auch in Weiß, in Holztönen, in Metall oder in einer Farbe. Jeder Druck liegt hinter klarem Acryl, auf Wunsch hinter Museumsglas.',
        'Mehrere Bilder an einer Wand: [](picture-sets).',
      ],
    },
    mat: {
      headline: 'Mit Passepartout',
      text: [
        'Ein Passepartout hält den Druck vom Acryl fern und gibt dem Motiv Raum. Seine Breite wählen Sie; sie kommt zum Bildformat hinzu, und der Rahmen wird entsprechend größer.',
        'Weiß wirkt frisch, Creme warm, Schwarz betont helle Motive. Ohne Passepartout reicht das Bild bis an den Rahmen.',
      ],
    },
    hanging: {
      headline: 'So kommt es an die Wand',
      text: [
        'Ihr Bild kommt fertig gerahmt, flach verpackt und mit Aufhängern auf der Rückseite. Nehmen Sie für große Rahmen zwei Haken.',
      ],
    },
  },
  questions: {
    glass: {
      question: 'Liegt das Bild hinter Glas?',
      answer:
        'Vor dem Druck liegt klares Acryl. Es ist leichter als Glas und bricht auf dem Weg zu Ihnen nicht. Auf Wunsch nehmen wir Museumsglas oder Museumsacrylglas, die kaum spiegeln.',
    },
  },
  promises: {
    delivery: 'Versand zu Ihnen nach Hause, fertig gerahmt und flach verpackt.',
    origin: 'Gedruckt und gerahmt in Bayern.',
  },
};
