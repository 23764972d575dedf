import type { GlassTexts } from './page.ts';

/** In German. */
export const texts: GlassTexts = {
  name: 'Echtglas',
  title: 'Foto hinter Echtglas, für Küche und Bad',
  description:
    'Ihr Foto hinter echtem Glas: kühle, ebene Oberfläche, geschliffene Kanten mit grünem Schimmer, kaum zu zerkratzen und leicht zu reinigen.',
  headline: 'Ihr Foto hinter echtem Glas',
  lead: 'Eine Scheibe aus Glas mit geschliffenen Kanten. Eben, kaum zu zerkratzen und unempfindlich gegen Feuchtigkeit.',
  picture: 'Wasserfarben in Blau und Flieder',
  tile: 'Kühl, eben, kaum zu zerkratzen',
  sections: {
    material: {
      headline: 'Glas, das man erkennt',
      text: [
        'Ihr Foto liegt hinter einer Scheibe aus Glas. Ihre Kanten sind geschliffen und schimmern grün: daran unterscheidet man sie von Acryl.',
        'Die Oberfläche ist vollkommen eben. Klare Farben, Wasser, Glas und grafische Motive wirken darauf besonders scharf.',
      ],
    },
    place: {
      headline: 'Licht und Räume',
      text: [
        'Glas spiegelt. Am besten hängt es so, dass kein Fenster gegenüberliegt und eine Lampe von der Seite kommt.',
        'Dampf und Spritzer schaden ihm nicht. Deshalb passt es in Küche, Bad und Praxis ebenso wie ins Wohnzimmer.',
      ],
    },
    mounting: {
      headline: 'Aufhängung',
      text: [
        'Auf der Rückseite sitzt eine verdeckte Aufhängung, die das Bild etwas von der Wand abhebt. Von vorne ist nichts zu sehen.',
        'Glas ist das schwerste unserer Materialien. Nehmen Sie zwei Haken und Dübel, die zu Ihrer Wand passen, und hängen Sie es nicht über Betten oder Sitzplätze.',
      ],
    },
    care: {
      headline: 'Pflege',
      text: [
        'Gewöhnlicher Glasreiniger und ein weiches Tuch genügen. Sprühen Sie auf das Tuch und nicht auf das Bild, damit nichts hinter die Scheibe läuft.',
      ],
    },
  },
  questions: {
    acrylic: {
      question: 'Was unterscheidet Echtglas von Acrylglas?',
      answer:
        'Echtglas ist härter und verträgt Glasreiniger, ist aber schwerer und kann brechen. [Acrylglas](acrylic) ist leichter, wird größer gefertigt und kann gerahmt werden.',
    },
  },
  promises: {
    delivery: 'Versand zu Ihnen nach Hause, stehend verpackt, mit Kantenschutz und Schaumstoff.',
    origin: 'Gedruckt, geschliffen und geprüft in Bayern.',
  },
};
