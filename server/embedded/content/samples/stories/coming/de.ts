import type { AllComingTexts } from './texts.ts';

const tilesHeadline = 'Hier geht es weiter';

/** In German. */
export const texts: AllComingTexts = {
  account: {
    name: 'Kundenkonto',
    title: 'Ihr Kundenkonto',
    description:
      'Bestellungen und Adressen stehen bald in Ihrem Konto. Gestalten können Sie schon ohne.',
    headline: 'In Ihr Konto zieht bald noch mehr ein',
    lead: 'Bestellungen, Adressen und Rechnungen finden Sie bald an dieser Stelle. Zum Gestalten brauchen Sie kein Konto.',
    about: {
      headline: 'Bis dahin',
      text: [
        'Material, Format und Rahmen stehen in der Adresse der Seite. Sichern Sie sie als Lesezeichen oder schicken Sie sie weiter: Wer sie öffnet, sieht genau Ihre Auswahl.',
        'Geht es um eine Bestellung, die schon läuft, schreiben Sie uns über die [Kontaktseite](contact). Einen Vertrag widerrufen Sie ohne Anmeldung: [](withdrawal).',
      ],
    },
    tilesHeadline,
  },
  order: {
    name: 'Warenkorb',
    title: 'Ihr Warenkorb',
    description:
      'Legen Sie Bilder in den Warenkorb, ändern Sie die Anzahl und sehen Sie die Summe: zum Preis von heute.',
    headline: 'Ihr Warenkorb',
    lead: 'Was Sie hineinlegen, steht hier zum Preis von heute. Bestellen können Sie in Kürze.',
    about: {
      headline: 'Gut zu wissen',
      text: [
        'Der Warenkorb gehört zu diesem Browser: Ein Cookie, das sonst nichts tut, merkt ihn sich, sobald Sie etwas hineinlegen. Ein halbes Jahr nach der letzten Änderung wird er gelöscht.',
        'Was der Versand kostet, steht unter [](shipping).',
      ],
    },
    tilesHeadline,
  },
  checkout: {
    name: 'Kasse',
    title: 'Zur Kasse',
    description:
      'Die Kasse öffnet in Kürze. Preise und Versandkosten nennen wir Ihnen schon heute.',
    headline: 'Die Kasse öffnet in Kürze',
    lead: 'Bestellen und bezahlen ist noch nicht möglich. Bis dahin können Sie gestalten, sammeln und rechnen.',
    about: {
      headline: 'Was Sie schon wissen können',
      text: [
        'Versandkosten und Lieferzeiten Ihres Landes stehen unter [](shipping), unsere Bedingungen unter [](terms).',
        'Sie möchten eine größere Menge bestellen? Schreiben Sie uns über die [Kontaktseite](contact).',
      ],
    },
    tilesHeadline,
  },
  magazine: {
    name: 'Magazin',
    title: 'Magazin',
    description:
      'Unser Magazin entsteht. Was wir über Fotos, Materialien und Formate wissen, lesen Sie schon heute.',
    headline: 'Das Magazin ist in Arbeit',
    lead: 'Hier erzählen wir bald von Bildern und von den Menschen, die damit leben. Den praktischen Rat gibt es schon.',
    about: {
      headline: 'Schon zu lesen',
      text: [
        '- Lieferzeiten und Kosten: [](shipping)',
        '- Ihre Rechte, wenn etwas nicht stimmt: [](guarantee)',
        '- Persönlicher Rat: [](contact)',
      ],
    },
    tilesHeadline,
  },
  designer: {
    name: 'Gestalten',
    title: 'Online gestalten',
    description:
      'Gestaltet wird bei uns im Browser, ohne Programm und ohne Anmeldung. Wählen Sie Ihr Produkt.',
    headline: 'Gestaltet wird im Browser',
    lead: 'Ein Programm müssen Sie nicht laden. Wählen Sie ein Produkt, und der Gestalter öffnet sich damit.',
    about: {
      headline: 'So beginnen Sie',
      text: [
        'Auf der Seite des Produkts wählen Sie Größe und Ausführung. Der Gestalter übernimmt Ihre Auswahl, Sie legen nur noch Ihre Fotos hinein.',
      ],
    },
    tilesHeadline,
  },
  products: {
    name: 'Produkte',
    title: 'Alle Produkte',
    description:
      'Was wir aus Ihren Fotos machen: die Produkte im Überblick, jedes mit dem Weg zum Gestalten.',
    headline: 'Was darf es werden?',
    lead: 'Die Seite für einzelne Designs entsteht gerade. Alle Produkte erreichen Sie schon von hier aus.',
    about: {
      headline: 'Was noch kommt',
      text: [
        'Künftig zeigt diese Adresse ein einzelnes Design, mit Vorschau, Papier und Preis. Ein Design, das Ihnen jemand geschickt hat, öffnen wir Ihnen gern: Schreiben Sie uns über die [Kontaktseite](contact).',
      ],
    },
    tilesHeadline,
  },
  'preconfigurator-calendar': {
    name: 'Kalender wählen',
    title: 'Kalender wählen',
    description:
      'Wählen Sie Art und Format Ihres Kalenders. Der Gestalter öffnet sich mit Ihrer Auswahl.',
    headline: 'Welcher Kalender soll es sein?',
    lead: 'Für jede Wand und jeden Tisch gibt es eine Art. Sie wählen, der Gestalter öffnet sich damit.',
    about: {
      headline: 'Was noch kommt',
      text: [
        'Bald wählen Sie hier auch Startmonat, Aufhängung und Zubehör. Bis dahin stellen Sie beides im Gestalter ein; ohne Wahl beginnt der Kalender im Januar.',
      ],
    },
    tilesHeadline: 'Kalender nach Art',
  },
  'preconfigurator-card': {
    name: 'Karte wählen',
    title: 'Karte wählen',
    description:
      'Wählen Sie den Anlass Ihrer Karte. Der Gestalter öffnet sich mit dem passenden Thema.',
    headline: 'Welcher Anlass ist es?',
    lead: 'Beginnen Sie mit dem Anlass. Papier, Menge und Umschlag wählen Sie im Gestalter.',
    about: {
      headline: 'Was noch kommt',
      text: [
        'Bald sehen Sie hier jedes Design mit Papier, Veredelung und Staffelpreis. Die ersten drei Musterkarten einer Bestellung sind gratis, auch dann.',
      ],
    },
    tilesHeadline: 'Karten nach Anlass',
  },
  theme: {
    name: 'Design',
    title: 'Ein Design ansehen',
    description: 'Die Seiten der einzelnen Designs entstehen gerade. Beginnen Sie mit dem Anlass.',
    headline: 'Dieses Design hat bald seine eigene Seite',
    lead: 'Noch zeigen wir Designs nicht einzeln. Mit dem Anlass kommen Sie schon heute zum Gestalten.',
    about: {
      headline: 'Ein bestimmtes Design?',
      text: [
        'Haben Sie den Link zu einem Design bekommen? Nennen Sie uns die Nummer aus der Adresse über die [Kontaktseite](contact), wir suchen es für Sie heraus.',
      ],
    },
    tilesHeadline,
  },
  wishlist: {
    name: 'Merkzettel',
    title: 'Ihr Merkzettel',
    description:
      'Bilder und Formate merken, vergleichen und mit einem Link teilen: ohne Anmeldung, immer mit dem Preis von heute.',
    headline: 'Ihr Merkzettel',
    lead: 'Was Sie merken, steht hier mit dem Preis von heute. Ganz ohne Anmeldung.',
    about: {
      headline: 'Gut zu wissen',
      text: [
        'Der Merkzettel gehört zu diesem Browser: Ein Cookie, das nur dafür da ist, hält ihn fest, sobald Sie zum ersten Mal etwas merken. Ein halbes Jahr nach der letzten Änderung wird er gelöscht.',
        'Wer den Link zum Teilen hat, sieht Ihre Auswahl und kann sie auf den eigenen Merkzettel übernehmen. Wer Sie sind, verrät der Link nicht.',
      ],
    },
    tilesHeadline,
  },
};
