import type { AccessibilityTexts } from './page.ts';

/** In German. */
export const texts: AccessibilityTexts = {
  name: 'Barrierefreiheit',
  title: 'Barrierefreiheit: Stand und Ansprechpartner',
  description:
    'Wie zugänglich dieser Shop ist, welche Grenzen wir kennen und wo Sie uns Hindernisse melden können. Mit der zuständigen Aufsicht.',
  headline: 'Erklärung zur Barrierefreiheit',
  lead: 'Wir bauen diesen Shop so, dass möglichst alle ihn bedienen können.',
  sections: {
    service: {
      headline: 'Der Dienst',
      text: [
        'In diesem Shop wählen und gestalten Sie Bilder und andere Fotoprodukte, sehen Preis und Lieferzeit, sammeln Artikel im Warenkorb und schreiben dem Kundendienst. Die Seiten gehen in jedem Browser, auch ohne JavaScript; das Gestalten mit eigenen Fotos braucht es.',
      ],
    },
    standard: {
      headline: 'Maßstab',
      text: [
        'Wir richten uns nach den WCAG 2.2, Stufe AA, und der Norm EN 301 549. Seiten lassen sich mit der Tastatur bedienen, auf 200 % vergrößern und vorlesen; Änderungen des Preises werden angesagt.',
      ],
    },
    limits: {
      headline: 'Bekannte Grenzen',
      text: [
        'Eine Prüfung durch Dritte liegt noch nicht vor. Das Platzieren von Fotos im Gestalter verlangt Sehvermögen; dabei helfen wir auf Wunsch.',
      ],
    },
    report: {
      headline: 'Hindernis melden',
      text: [
        'Schreiben Sie über die [Kontaktseite](contact), auf welcher Seite und womit Sie nicht weiterkommen.',
      ],
    },
    statement: {
      headline: 'Stand dieser Erklärung',
      text: ['{date}, nach eigener Prüfung.'],
    },
  },
  authorities: [
    {
      headline: 'Zuständige Behörde',
      markets: ['de'],
      text: [
        'Zuständig ist die Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), Magdeburg. An sie können Sie sich wenden, wenn wir ein Hindernis nicht beseitigen.',
      ],
    },
    {
      headline: 'Zuständige Behörde',
      markets: ['at'],
      text: [
        'Zuständig ist das Sozialministeriumservice (Barrierefreiheitsgesetz, BaFG). An dieses können Sie sich wenden, wenn wir ein Hindernis nicht beseitigen.',
      ],
    },
    {
      headline: 'Zuständige Behörde',
      markets: ['it'],
      text: [
        'Zuständig ist die Agentur für das digitale Italien (AgID), Rom. An sie können Sie sich wenden, wenn wir ein Hindernis nicht beseitigen.',
      ],
    },
    {
      headline: 'Zuständige Behörde',
      markets: ['lu'],
      text: [
        'Zuständig ist das Office de la surveillance de l’accessibilité des produits et services (OSAPS). An dieses können Sie sich wenden, wenn wir ein Hindernis nicht beseitigen.',
      ],
    },
  ],
};
