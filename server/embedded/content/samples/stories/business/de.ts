import type { BusinessPage, BusinessTexts } from './texts.ts';

/** In German. */
export const texts: Readonly<Record<BusinessPage, BusinessTexts>> = {
  'business-customers': {
    name: 'Geschäftskunden',
    title: 'Wandbilder für Firmen, Praxen und Hotels',
    description:
      'Für Praxen, Büros, Hotels und Vereine: Preise ohne Mehrwertsteuer, Angebote für größere Mengen und eine feste Ansprechperson für Ihre Bestellung.',
    headline: 'Bilder für Ihr Haus',
    lead: 'Praxis, Büro, Hotel oder Verein: Sie nennen uns die Wände, wir rechnen, fertigen und liefern.',
    contactLink: 'Angebot anfordern',
    sections: [
      {
        headline: 'Was Sie davon haben',
        text: [
          '- Preise ohne Mehrwertsteuer, sobald Sie mit einem Geschäftskonto angemeldet sind',
          '- ein Angebot für größere Mengen und für gemischte Formate',
          '- eine feste Ansprechperson, die Ihre Bestellung kennt',
        ],
      },
      {
        headline: 'So kommen wir zusammen',
        text: [
          'Schreiben Sie uns über die [Kontaktseite](contact), was Sie vorhaben: wie viele Bilder, welche Formate, bis wann. Sie erhalten ein Angebot mit Lieferdatum.',
        ],
      },
      {
        headline: 'Unter Ihrem Namen',
        text: [
          'Sie verkaufen selbst Bilder und möchten, dass wir im Hintergrund bleiben? Dafür gibt es den [](white-label-service).',
        ],
      },
    ],
  },
  'white-label-service': {
    name: 'White-Label-Service',
    title: 'White-Label-Service für Fotografie und Handel',
    description:
      'Sie verkaufen, wir fertigen und versenden unter Ihrem Namen: der Service für Fotografinnen, Galerien und Händler.',
    headline: 'Wir fertigen, Ihr Name steht drauf',
    lead: 'Für alle, die Bilder verkaufen, ohne eine Werkstatt zu haben. Ihre Kundschaft sieht nur Sie.',
    contactLink: 'Freischaltung anfragen',
    sections: [
      {
        headline: 'So funktioniert es',
        text: [
          'Sie bestellen wie sonst auch und schalten die Bestellung im Warenkorb auf White Label um. Sie wird dann in Ihrem Namen versandt, nicht in unserem.',
          'Welche Bestellung unter Ihrem Namen läuft, sehen Sie jederzeit an der Leiste am Rand der Seite.',
        ],
      },
      {
        headline: 'Wer mitmachen kann',
        text: [
          'Der Service ist für Geschäftskunden gedacht. Wir schalten ihn für Ihr Konto frei, wenn Sie uns über das Formular auf dieser Seite schreiben.',
        ],
      },
      {
        headline: 'Was gleich bleibt',
        text: [
          'Wir fertigen und prüfen diese Bestellungen genauso wie alle anderen. Ihre Preise sehen Sie ohne Mehrwertsteuer: [](business-customers).',
        ],
      },
    ],
  },
  newsletter: {
    name: 'Newsletter',
    title: 'Newsletter mit Rat und Bestellterminen',
    description:
      'Neue Materialien, Rat aus der Werkstatt und die letzten Bestelltermine vor den Festen: So melden Sie sich zum Newsletter an und wieder ab.',
    headline: 'Post aus der Werkstatt',
    lead: 'Neue Materialien, Rat fürs Aufhängen und die letzten Bestelltermine vor den Festen. Selten, und nie ohne Anlass.',
    contactLink: 'Fragen zum Newsletter',
    sections: [
      {
        headline: 'So melden Sie sich an',
        text: [
          'Sie geben Ihre E-Mail-Adresse an und erhalten eine Nachricht mit einem Link, ohne Werbung. Erst wenn Sie ihn öffnen, sind Sie angemeldet. So kann niemand Sie ohne Ihr Wissen eintragen.',
        ],
      },
      {
        headline: 'So melden Sie sich ab',
        text: [
          'Am Ende jeder Ausgabe steht ein Link zum Abmelden. Er wirkt sofort, und Sie brauchen kein Konto.',
        ],
      },
      {
        headline: 'Was wir speichern',
        text: [
          'Ihre Adresse und den Zeitpunkt Ihrer Zustimmung, damit wir sie belegen können. Mehr dazu: [](privacy).',
        ],
      },
    ],
  },
};
