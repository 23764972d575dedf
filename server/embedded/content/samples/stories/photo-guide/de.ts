import type { GuideTexts } from './texts.ts';

/** In German. */
export const texts: GuideTexts = {
  name: 'Foto-Tipps',
  title: 'Foto-Tipps: Auflösung, Farbe, Ausschnitt',
  description:
    'Wie viele Pixel Ihr Foto für welche Größe braucht, warum Farben gedruckt anders wirken und was am Rand verloren geht. Mit Tabelle und Bildern.',
  headline: 'So wird aus Ihrem Foto ein guter Druck',
  lead: 'Welche Fotos sich eignen, welche Größe sie vertragen und worauf Sie beim Fotografieren achten.',
  sections: {
    resolution: {
      headline: 'Wie viele Pixel Ihr Foto braucht',
      text: [
        'Je größer der Druck, desto mehr Pixel braucht er. Sie müssen aber nicht im gleichen Maß mehr werden, denn große Bilder sieht man aus größerem Abstand.',
      ],
    },
    phones: {
      headline: 'Fotos vom Telefon und aus Messengern',
      text: [
        '- Heutige Telefone nehmen mit mindestens 12 Megapixeln auf. Das ist scharf bis {phone}.',
        '- Wer mit zwei Fingern heranholt, schneidet das Foto nur kleiner. Gehen Sie lieber näher heran.',
        '- Messenger und soziale Netzwerke verkleinern Fotos. Lassen Sie sich das Original als Datei oder per E-Mail schicken.',
        '- Ein Bildschirmfoto hat nur so viele Pixel wie der Bildschirm. Es reicht selten.',
      ],
    },
    sharpness: {
      headline: 'Schärfe',
      text: [
        'Viele Pixel machen noch kein scharfes Foto. Sehen Sie es am Rechner in voller Größe an. Sind Augen, Blätter und Schrift dort klar, sind sie es auch im Druck.',
        'Halten Sie das Telefon ruhig, wischen Sie vorher die Linse ab und nutzen Sie Tageslicht. Aufnahmen bei Nacht rauschen, und in großen Formaten sieht man das.',
      ],
    },
    crop: {
      headline: 'Ausschnitt',
      text: [
        'Kameras nehmen meist im Verhältnis 3:2 auf, Telefone in 4:3. Hat das Format ein anderes Verhältnis, fällt an zwei Seiten etwas weg. Lassen Sie deshalb etwas Luft um das, was zählt.',
      ],
    },
    colour: {
      headline: 'Farbe',
      text: [
        'Speichern Sie Ihr Foto in sRGB, dem Farbraum von Telefonen und den meisten Kameras. Fotos in anderen Farbräumen wirken gedruckt oft blass.',
        'Ein Bildschirm leuchtet, ein Druck nicht. Stellen Sie den Bildschirm auf halbe Helligkeit. Ist Ihr Foto dort zu dunkel, hellen Sie es vorher auf.',
      ],
    },
    blackWhite: {
      headline: 'Schwarz-Weiß',
      text: [
        'Wandeln Sie das Foto selbst um und achten Sie darauf, dass helle und dunkle Stellen noch Zeichnung haben. Auf mattem Papier sind feine Abstufungen am besten zu sehen.',
      ],
    },
  },
  table: {
    caption: 'Pixel, die Ihr Foto haben sollte',
    size: 'Größe',
    enough: 'genügt ab',
    sharp: 'scharf ab',
    dots: 'Punkte je Zoll',
    note: 'Die letzte Spalte nennt die geringste Auflösung, die bei dieser Größe noch genügt. Für Hochformate gelten dieselben Werte. Wie viele Pixel Ihr Foto hat, steht in den Eigenschaften der Datei.',
  },
  edge: {
    poster: {
      headline: 'Was um die Kante läuft',
      text: [
        'Bei [Leinwand](canvas) läuft ein Streifen des Fotos um den Keilrahmen, so breit wie der Rahmen tief ist. Die Vorschau zeigt ihn abgedunkelt. Soll vorne alles zu sehen sein, wählen Sie einen gespiegelten oder farbigen Rand.',
      ],
    },
    kartenliebe: {
      headline: 'Was am Rand wegfällt',
      text: [
        'Karten und Seiten schneiden wir nach dem Druck. Dabei fällt ein schmaler Streifen weg. Ein Foto, das bis zum Rand reicht, sollte deshalb etwas größer sein, und Text braucht Abstand.',
      ],
    },
  },
  ratios: {
    headline: 'Ein Motiv, drei Formate',
    picture: 'Das Motiv, zugeschnitten auf {ratio}',
  },
  edges: {
    headline: 'Drei Ränder für Leinwand',
    picture: 'Die Ecke einer Leinwand, Rand: {edge}',
    wrapped: 'fortlaufend',
    mirrored: 'gespiegelt',
    coloured: 'einfarbig',
  },
  pictures: {
    distance: 'Dünen im Abendlicht, aus dem Abstand eines Betrachters',
    colour: 'Wasserfarben in Blau und Flieder',
    grey: 'Graue Bergrücken im Nebel',
    card: 'Eine Hochzeitskarte mit Abstand zwischen Schrift und Rand',
    prints: 'Abzüge von Fotos auf einem Tisch',
  },
};
