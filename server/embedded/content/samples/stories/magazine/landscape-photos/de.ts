import type { ArticleTexts } from '../texts.ts';

/** In German. */
export const texts: ArticleTexts = {
  name: 'Landschaft groß gedruckt',
  title: 'Landschaft fotografieren für große Bilder',
  description:
    'Licht, Schärfe, Horizont: So fotografieren Sie Landschaften, die auch in 120 × 80 cm überzeugen, mit der Kamera und mit dem Telefon.',
  headline: 'Landschaft groß gedruckt',
  lead: 'Auf dem Telefon sieht fast jede Landschaft gut aus. An der Wand zählt, was Sie beim Auslösen bedacht haben.',
  picture: 'Bergketten im Dunst, über denen eine gelbe Sonne aufgeht',
  opening: {
    headline: 'An der Wand sieht man alles',
    text: [
      'Ein großes Bild betrachtet man lange und auch aus der Nähe. Ein schiefer Horizont, verwackelte Zweige oder ein ausgefressener Himmel fallen dann auf. Alles drei lässt sich beim Fotografieren vermeiden, später kaum.',
      'Nehmen Sie sich für ein Motiv zehn Minuten. Gehen Sie in die Knie, treten Sie zur Seite, warten Sie auf eine Wolke. Das beste Bild ist selten das erste.',
    ],
  },
  beside: {
    headline: 'Zur richtigen Stunde',
    text: [
      'Mittags fällt das Licht von oben und macht alles flach. In der ersten und letzten Stunde des Tages kommt es von der Seite: Hügel werfen Schatten, Dunst trennt die Ebenen, Farben werden warm.',
      'Stellen Sie die Belichtung auf den Himmel ein. Tippen Sie dazu am Telefon auf die hellste Stelle und ziehen Sie den Regler etwas nach unten. Schatten kann man aufhellen, ein weißer Himmel bleibt weiß.',
    ],
    picture: 'Bergketten unter einem rosa und violett gefärbten Abendhimmel',
    link: 'Leinwand in 120 × 80 cm ansehen',
  },
  table: {
    caption: 'Welches Licht für welches Motiv',
    header: ['Zeit', 'Licht', 'Motive'],
    rows: [
      ['Erste Stunde nach Sonnenaufgang', 'warm, flach, oft Nebel', 'Berge, Felder, Seen'],
      ['Vormittag', 'klar, kühl', 'Wälder, Dörfer'],
      ['Bedeckter Himmel', 'weich, ohne Schatten', 'Wasserfälle, Laub, Moos'],
      ['Letzte Stunde vor Sonnenuntergang', 'warm, lange Schatten', 'Dünen, Küsten'],
      ['Blaue Stunde', 'kühl, wenig Kontrast', 'Städte, Mond, Meer'],
    ],
  },
  details: {
    headline: 'Scharf bis an den Rand',
    text: [
      '- Putzen Sie das Objektiv, beim Telefon vor jedem Bild.',
      '- Stützen Sie sich ab: Stativ, Mauer, Rucksack. Lösen Sie mit dem Selbstauslöser aus.',
      '- Zoomen Sie mit den Füßen. Der digitale Zoom schneidet nur Bildpunkte weg.',
      '- Stellen Sie die kleinste ISO-Zahl ein, die ohne Verwackeln geht.',
      '- Machen Sie drei Aufnahmen und behalten Sie die schärfste.',
      'Senden Sie sich das Original und nicht die Kopie aus einem Chat: Messenger verkleinern Fotos stark.',
    ],
  },
  figures: [
    {
      alternative: 'Vollmond über blauen Hügeln in der Dämmerung',
      caption: 'Blaue Stunde: Das Licht reicht noch für Farbe, der Mond überstrahlt nichts mehr.',
    },
    {
      alternative: 'Sonne über dem Meer mit einem hellen Streifen auf den Wellen',
      caption: 'Tiefe Sonne über Wasser: Der Streifen führt den Blick bis an den Horizont.',
    },
  ],
  closing: {
    headline: 'Für den Druck mitgedacht',
    text: [
      'Legen Sie den Horizont ins obere oder untere Drittel und halten Sie ihn gerade, das Gitter im Sucher hilft. Etwas im Vordergrund gibt Tiefe: ein Stein, ein Weg, Gräser. Lassen Sie ringsum Luft, denn auf [Leinwand](canvas) läuft das Motiv ein Stück um die Kante.',
      'Sobald Ihr Foto geladen ist, sehen Sie zu jedem Format, ob die Auflösung reicht. Wie viele Bildpunkte jede Größe braucht: [](photo-guide). Worauf wir drucken: [](print-photos).',
    ],
  },
};
