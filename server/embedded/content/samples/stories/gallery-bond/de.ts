import type { GalleryBondTexts } from './page.ts';

/** In German. */
export const texts: GalleryBondTexts = {
  name: 'Gallery-Bond',
  title: 'Foto hinter Acryl auf Alu wie in Galerien',
  description:
    'Ihr Foto als Gallery-Bond: hinter klarem Acryl, auf Aluminium verklebt, wie in Galerien. Tiefe Farben, steife Platte, auf Wunsch gerahmt.',
  headline: 'Ihr Foto als Gallery-Bond',
  lead: 'Ein Druck zwischen klarem Acryl und einer Platte aus Aluminium: so, wie Galerien Fotografie zeigen.',
  picture: 'Violette Dünen unter dem Mond',
  tile: 'Acryl vorne, Aluminium dahinter',
  sections: {
    material: {
      headline: 'Drei Lagen, ein Bild',
      text: [
        'Vorne liegt klares Acryl, in der Mitte Ihr Druck, dahinter eine steife Platte aus Aluminium. An der Kante sieht man die Lagen: hell, dann dunkel.',
        'Das Acryl gibt den Farben Tiefe, das Aluminium hält auch große Bilder gerade. Es ist unser Material für Arbeiten, die lange hängen sollen.',
      ],
    },
    place: {
      headline: 'Licht und Räume',
      text: [
        'Die Oberfläche glänzt und spiegelt wie [Acrylglas](acrylic). Licht von schräg oben zeigt das Bild am besten, ein Fenster gegenüber stört.',
        'Für Wohnzimmer, Empfang, Kanzlei und Praxis. Feuchte Luft schadet nicht, für draußen ist es nicht gedacht.',
      ],
    },
    mounting: {
      headline: 'Aufhängung und Rahmen',
      text: [
        'Verdeckte Schienen auf der Rückseite heben das Bild von der Wand ab. Mit Bohrungen an den Ecken wird es sichtbar verschraubt.',
        'Wer eine Fassung möchte, wählt die Schattenfuge oder die Artbox. Das Bild ist schwer: Nehmen Sie zwei Befestigungspunkte.',
      ],
    },
    care: {
      headline: 'Pflege',
      text: [
        'Fingerabdrücke nimmt ein weiches Mikrofasertuch mit etwas Wasser ab. Reiniger mit Alkohol trüben das Acryl, lassen Sie sie bitte weg.',
      ],
    },
  },
  questions: {
    acrylic: {
      question: 'Was hat Gallery-Bond der einfachen Acrylplatte voraus?',
      answer:
        'Die Rückseite aus Aluminium. Sie macht die Platte steif und schützt den Druck von hinten; an der Wand bleibt das Bild auch in großen Formaten eben. [Acrylglas](acrylic) ist leichter und lässt Licht durch die Kanten.',
    },
  },
  promises: {
    delivery: 'Versand zu Ihnen nach Hause, flach liegend, mit Schutzfolie und Kantenschutz.',
    origin: 'Gedruckt, verklebt und geprüft in Bayern.',
  },
};
