import type { ShippingTexts } from './page.ts';

/** In German. */
export const texts: ShippingTexts = {
  name: 'Versand und Lieferung',
  title: 'Versandkosten, Lieferzeit und Verpackung',
  description:
    'Was der Versand kostet, wohin wir liefern, wie wir Ihr Bild verpacken und wann es bei Ihnen ankommt: alle Beträge in einer Tabelle.',
  headline: 'Versand und Lieferung',
  lead: 'Was der Versand kostet, hängt von Größe und Ziel ab. Sie sehen den Betrag, bevor Sie bestellen.',
  sections: {
    costs: {
      headline: 'Kosten',
      text: [
        'Bis {sides} cm reist Ihr Bild als Paket, gleich ob hoch oder quer. Größere Bilder reisen einzeln als Sperrgut.',
      ],
    },
    time: {
      headline: 'Lieferzeit',
      text: [
        'Wir fertigen jede Bestellung einzeln. Das voraussichtliche Lieferdatum steht auf der Produktseite. Es gilt, wenn Sie bis zur genannten Uhrzeit bestellen.',
      ],
    },
    area: {
      headline: 'Liefergebiet',
      text: [
        'Wir liefern in alle Länder, die in der Tabelle stehen. Für weitere Länder gibt es eigene Shops: Die Auswahl steht am Ende der Seite.',
      ],
    },
    damage: {
      headline: 'Schaden beim Transport',
      text: [
        'Bitte heben Sie die Verpackung auf und schicken Sie uns ein Foto über die [Kontaktseite](contact). Wir fertigen neu.',
      ],
    },
    packing: {
      headline: 'Verpackung',
      text: [
        'Platten, Leinwand und gerahmte Bilder liegen flach, mit Schutz an den Kanten. Papier ohne Rahmen kommt gerollt in einem festen Rohr.',
      ],
    },
    payment: {
      headline: 'Zahlung',
      text: [
        'Sie bezahlen online oder vorab per Überweisung, mit einem Geschäftskonto auch auf Rechnung. Keine Zahlungsart kostet einen Aufpreis.',
      ],
    },
    longer: {
      headline: 'Was länger dauert',
      text: [
        'Manches braucht einen Arbeitsschritt mehr. Das Lieferdatum auf der Produktseite rechnet ihn schon ein.',
      ],
    },
  },
  rates: {
    caption: 'Versandkosten je Bild',
    country: 'Land',
    parcel: 'Paket',
    bulky: 'Sperrgut',
    express: 'Express, zuzüglich',
  },
  days: {
    caption: 'Werktage, die zur üblichen Lieferzeit hinzukommen',
    made: 'Ausführung',
    more: 'Werktage mehr',
  },
  ratesNote: 'Die Beträge gelten je Bild.',
};
