import type { TarpaulinTexts } from './page.ts';

/** In German. */
export const texts: TarpaulinTexts = {
  name: 'PVC-Plane',
  title: 'Foto auf PVC-Plane, wetterfest mit Ösen',
  description:
    'Ihr Foto auf PVC-Plane: wetterfest, reißfest und groß, mit Ösen zum Spannen. Für Balkon, Garten, Werkstatt und Feste.',
  headline: 'Ihr Foto auf PVC-Plane',
  lead: 'Eine kräftige, wetterfeste Plane mit Ösen. Für alles, was groß und draußen hängen soll.',
  picture: 'Meer im letzten Abendlicht',
  tile: 'Groß, wetterfest, mit Ösen',
  sections: {
    material: {
      headline: 'Für draußen gemacht',
      text: [
        'Die Plane besteht aus beschichtetem Gewebe. Regen und Wind machen ihr wenig aus, und sie reißt auch an den Ösen nicht leicht ein.',
        'Gedruckt wird in kräftigen Farben, die man von weitem sieht. Für feine Details, die man aus der Nähe betrachtet, ist [Alu-Dibond](aluminium) besser.',
      ],
    },
    place: {
      headline: 'Balkon, Garten, Fest',
      text: [
        'Als Sichtschutz am Balkon, als Bild an der Gartenmauer, als Hintergrund bei Hochzeit und Jubiläum oder als Wand im Vereinsheim.',
        'Die Oberfläche glänzt leicht. In der Sonne verblassen alle Farben mit den Jahren; im Winter rollen Sie die Plane am besten ein.',
      ],
    },
    mounting: {
      headline: 'Mit Ösen oder ohne',
      text: [
        'Die Ösen sitzen an den Ecken und entlang der langen Seiten. Kabelbinder, Seil oder Spanngummis halten die Plane straff.',
        'Ohne Ösen lässt sie sich auf einen Rahmen nageln oder mit Leisten klemmen. Lassen Sie bei Wind etwas Luft, damit sie nicht wie ein Segel zieht.',
      ],
    },
    care: {
      headline: 'Pflege',
      text: [
        'Mit Wasser, weicher Bürste und etwas Spülmittel abwaschen und trocknen lassen. Rollen Sie die Plane mit dem Bild nach außen; Knicke bleiben sichtbar.',
      ],
    },
  },
  questions: {
    view: {
      question: 'Sieht man durch die Plane hindurch?',
      answer:
        'Nein, sie ist blickdicht. Steht die Sonne direkt dahinter, schimmert etwas Licht durch, und das Bild wirkt heller.',
    },
  },
  promises: {
    delivery: 'Versand zu Ihnen nach Hause, gerollt in einem festen Rohr.',
    origin: 'Gedruckt, mit Ösen versehen und geprüft in Bayern.',
  },
};
