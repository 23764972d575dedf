import type { AllRoomTexts } from './texts.ts';

/** In German. */
export const texts: AllRoomTexts = {
  sizes: {
    headline: 'Welche Größe passt',
    text: 'Ein Bild über einem Möbel wirkt richtig, wenn es etwa zwei Drittel von dessen Breite einnimmt. Mehrere Bilder zählen zusammen, mit den Abständen.',
    caption: 'Größen für etwa zwei Drittel der Breite',
    one: 'ein Querformat',
    three: 'drei Hochformate, jedes',
  },
  choicesHeadline: 'Das passt hier',
  rooms: {
    'living-room': {
      furniture: 'Breite des Sofas',
      light: {
        headline: 'Höhe, Licht und Wärme',
        text: [
          'Wo man steht, hängt die Bildmitte bei etwa 1,50 m. Über dem Sofa darf sie tiefer liegen, mit einer Handbreit Luft zur Lehne.',
          'Direkte Sonne bleicht jeden Druck mit den Jahren aus. Über der Heizung und am Kamin hängt besser eine Platte als Leinwand oder Papier.',
        ],
      },
      choices: [
        'Matt, auch gegenüber einem Fenster',
        'Kräftige Farben, wo kein Licht von vorne kommt',
        'Leicht und gerade, auch in großen Formaten',
      ],
    },
    nursery: {
      furniture: 'Breite von Bett oder Kommode',
      light: {
        headline: 'Höhe und Licht',
        text: [
          'Hängen Sie Bilder so hoch, dass Ihr Kind sie gut sieht: mit der Mitte bei etwa 1,10 m, später höher. Über dem Bett bleiben sie außer Reichweite.',
          'Direkte Sonne bleicht Papier aus. Eine Wand neben dem Fenster ist besser als die gegenüber.',
        ],
      },
      choices: [
        'Leicht, und schnell gegen ein neues getauscht',
        'Weiche Oberfläche, keine harten Kanten',
        'Hält ohne Nagel und lässt sich wieder abziehen',
      ],
    },
    office: {
      furniture: 'Breite des Schreibtischs',
      light: {
        headline: 'Höhe, Licht und Feuchte',
        text: [
          'Im Flur und am Empfang hängt die Bildmitte bei etwa 1,50 m. Wo man sitzt, darf sie 20 cm tiefer liegen.',
          'Leuchten von oben spiegeln sich in Acryl und Glas; matte Flächen bleiben ruhig. In Teeküche und Waschraum verträgt [Alu-Dibond](aluminium) die feuchte Luft.',
        ],
      },
      choices: [
        'Matt und abwischbar, für Flur und Empfang',
        'Spiegelt nicht neben dem Bildschirm',
        'Leicht, wenn viele Wände ein Bild bekommen',
      ],
    },
  },
};
