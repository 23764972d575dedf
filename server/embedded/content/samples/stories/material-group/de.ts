import type { AllGroupTexts } from './texts.ts';

/** In German. */
export const texts: AllGroupTexts = {
  shared: {
    materialsHeadline: 'Materialien',
    framedHeadline: 'Mit Rahmen',
    groupsHeadline: 'Mehr Wandbilder',
    framed: {
      glazed: 'Gerahmt mit Passepartout, hinter klarem Acryl',
      floating: 'Im Holzrahmen mit Schattenfuge, nichts verdeckt',
    },
  },
  pages: {
    bestseller: {
      name: 'Für fast jeden Raum',
      title: 'Wandbilder für fast jeden Raum, auch gerahmt',
      description:
        'Leinwand, Acrylglas, Alu-Dibond und Poster: vier Wandbilder, die in fast jeden Raum passen. Mit Ab-Preisen und auf Wunsch mit Rahmen.',
      headline: 'Für fast jeden Raum',
      lead: 'Vier Materialien, die in fast jeden Raum passen: matt, glänzend, robust oder leicht zu wechseln.',
      picture: 'Bergketten im Abendrot',
      tile: 'Leinwand, Acryl, Alu und Poster',
      choosing: {
        headline: 'Welches der vier passt?',
        text: [
          'Entscheiden Sie zuerst nach dem Licht. Hängt das Bild gegenüber einem Fenster, nehmen Sie [Leinwand](canvas) oder [Alu-Dibond](aluminium), die kaum spiegeln. Kommt das Licht von der Seite, bringt [Acrylglas](acrylic) die Farben am stärksten heraus.',
          'In Bad und Küche hält Alu-Dibond. Wer gern umhängt, nimmt ein [Poster](poster), mit oder ohne Rahmen.',
        ],
      },
    },
    premium: {
      name: 'Premium',
      title: 'Premium-Wandbilder wie aus der Galerie',
      description:
        'Gallery-Bond, Hahnemühle FineArt und Echtglas: drei Wandbilder für Fotos, die lange hängen sollen, auf Wunsch gerahmt und in Ihrem Maß.',
      headline: 'Premium-Wandbilder',
      lead: 'Drei Materialien für Fotos, die lange hängen sollen: wie in der Galerie, auf Künstlerpapier oder hinter Glas.',
      picture: 'Häuserlinie einer Stadt im Dunst',
      tile: 'Galerie, Künstlerpapier und Glas',
      choosing: {
        headline: 'Galerie, Papier oder Glas?',
        text: [
          '[Gallery-Bond](gallery-bond) zeigt Farbe und Tiefe: Acryl vorne, Aluminium dahinter. [Hahnemühle FineArt](fine-art) ist das Gegenteil, matt und mit fühlbarer Faser, für Schwarz-Weiß, Porträts und Zeichnungen.',
          '[Echtglas](glass) ist am härtesten und am leichtesten zu reinigen, dafür schwer. Es passt in Küche, Bad und Praxis.',
        ],
      },
    },
    'additional-products': {
      name: 'Weitere Materialien',
      title: 'Tapete, Folie und Plane mit Ihrem Foto',
      description:
        'Forexplatte, Fototapete, Klebefolie, Backlitfolie und PVC-Plane: Ihr Foto für ganze Wände, Fenster, Leuchtkästen und draußen.',
      headline: 'Weitere Materialien',
      lead: 'Für ganze Wände, Fenster, Leuchtkästen und den Garten: Ihr Foto dort, wo ein Bild am Haken nicht genügt.',
      picture: 'Helle Pflanzen vor dunklem Grund',
      tile: 'Tapete, Folie, Platte und Plane',
      choosing: {
        headline: 'Wofür ist was gedacht?',
        text: [
          '- **Ganze Wand**: [](wallpaper), in Bahnen nach Ihrem Maß.',
          '- **Glas und Möbel**: [](adhesive-film), deckend oder transparent.',
          '- **Licht von hinten**: [](backlit), mit Leuchtrahmen oder für Ihren Leuchtkasten.',
          '- **Leicht und schnell**: [](forex), auch für wechselnde Ausstellungen.',
          '- **Draußen und groß**: [](tarpaulin), mit Ösen zum Spannen.',
        ],
      },
    },
  },
};
