import type { ForexTexts } from './page.ts';

/** In German. */
export const texts: ForexTexts = {
  name: 'Forexplatte',
  title: 'Foto auf Forexplatte: leicht und günstig',
  description:
    'Ihr Foto auf Forexplatte: leichter weißer Hartschaum mit matter Oberfläche, schnell aufgehängt, auf Wunsch im Rahmen oder mit Bohrungen.',
  headline: 'Ihr Foto auf Forexplatte',
  lead: 'Weißer Hartschaum, matt bedruckt. So leicht, dass er fast überall hängt.',
  picture: 'Hügel und Sonne aus geschnittenem Papier in Blau',
  tile: 'Leicht, weiß und matt',
  sections: {
    material: {
      headline: 'Viel Platte, wenig Gewicht',
      text: [
        'Forex ist ein fester Schaum aus Kunststoff mit geschlossener, weißer Oberfläche. Gedruckt wird direkt darauf, matt und ohne Spiegelung; die Kante bleibt weiß.',
        'Wer feinere Abstufungen möchte, wählt den FineArt-Print, glänzend oder matt: Das Foto wird dann auf Papier belichtet und aufgezogen.',
      ],
    },
    place: {
      headline: 'Licht und Räume',
      text: [
        'Weil nichts spiegelt, hängt die Platte auch gegenüber einem Fenster gut. Sie passt in Kinderzimmer, Flur, Büro und zu Ausstellungen, die öfter wechseln.',
        'Für draußen ist sie nicht gemacht: Sonne und Hitze verziehen sie mit der Zeit.',
      ],
    },
    mounting: {
      headline: 'Aufhängung',
      text: [
        'Kleine Platten halten an einem Haken oder an Klebestreifen, große an zwei Haken. Mit Bohrungen an den Ecken lassen sie sich auch schrauben.',
        'Der Schattenfugenrahmen und die Artbox geben der Platte eine Fassung.',
      ],
    },
    care: {
      headline: 'Pflege',
      text: [
        'Trocken abstauben oder mit einem leicht feuchten Tuch abwischen. Druckstellen gehen nicht mehr heraus, stellen Sie die Platte deshalb nicht auf eine Ecke.',
      ],
    },
  },
  questions: {
    aluminium: {
      question: 'Forex oder Alu-Dibond?',
      answer:
        'Forex ist leichter und kostet weniger. [Alu-Dibond](aluminium) ist dünner, steifer und hält auch im Bad. Für Bilder, die lange an einem Platz hängen, raten wir zu Alu-Dibond.',
    },
  },
  promises: {
    delivery: 'Versand zu Ihnen nach Hause, flach liegend und mit geschützten Ecken.',
    origin: 'Gedruckt, zugeschnitten und geprüft in Bayern.',
  },
};
