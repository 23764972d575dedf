import type { AllComingTexts } from './texts.ts';

const tilesHeadline = 'Hier geht es weiter';

/** In German. */
export const texts: AllComingTexts = {
  account: {
    name: 'Kundenkonto',
    title: 'Ihr Kundenkonto: Merkzettel und Warenkorb',
    description:
      'Mit einem Kundenkonto bleiben Merkzettel und Warenkorb erhalten, auch wenn Sie das Gerät wechseln. Gestalten können Sie auch ohne Konto.',
    headline: 'Ihr Kundenkonto',
    lead: 'Mit einem Konto finden Sie Merkzettel und Warenkorb auf jedem Gerät wieder. Zum Gestalten brauchen Sie kein Konto.',
    about: {
      headline: 'Ohne Konto',
      text: [
        'Material, Format und Rahmen stehen in der Adresse der Seite. Sichern Sie sie als Lesezeichen oder schicken Sie sie weiter: Wer sie öffnet, sieht genau Ihre Auswahl.',
        'Geht es um eine Bestellung, die schon läuft, schreiben Sie uns über die [Kontaktseite](contact). Einen Vertrag widerrufen Sie ohne Anmeldung: [](withdrawal).',
      ],
    },
    tilesHeadline,
  },
  order: {
    name: 'Warenkorb',
    title: 'Ihr Warenkorb: Bilder, Anzahl und Summe',
    description:
      'Legen Sie Bilder in den Warenkorb, ändern Sie die Anzahl und sehen Sie die Summe. Alle Artikel stehen hier mit dem Preis von heute.',
    headline: 'Ihr Warenkorb',
    lead: 'Was Sie hineinlegen, steht hier zum Preis von heute.',
    about: {
      headline: 'Gut zu wissen',
      text: [
        'Der Warenkorb gehört zu diesem Browser: Ein Cookie, das sonst nichts tut, merkt ihn sich, sobald Sie etwas hineinlegen. Ein halbes Jahr nach der letzten Änderung wird er gelöscht.',
        'Was der Versand kostet, steht unter [](shipping).',
      ],
    },
    tilesHeadline,
  },
  'placed-order': {
    name: 'Bestellung',
    title: 'Ihre Bestellung: Stand, Artikel und Rechnung',
    description:
      'Sehen Sie, wie weit Ihre Bestellung ist, was Sie bestellt haben und wann es ankommt. Hier können Sie stornieren oder einen Mangel melden.',
    headline: 'Ihre Bestellung',
    lead: 'Hier steht, wie weit Ihre Bestellung ist.',
    about: {
      headline: 'Gut zu wissen',
      text: [
        'Den Link zu dieser Seite haben nur Sie. Geben Sie ihn nicht weiter: Wer ihn hat, sieht Ihre Bestellung.',
        'Eine Frage? Schreiben Sie uns über die [Kontaktseite](contact).',
      ],
    },
    tilesHeadline,
  },
  checkout: {
    name: 'Kasse',
    title: 'Zur Kasse: Preise und Versand im Überblick',
    description:
      'Adresse, Lieferung, Zahlung und Prüfen: In wenigen Schritten bestellen Sie, mit allen Preisen und dem Tag der Lieferung, ganz ohne Kundenkonto.',
    headline: 'Zur Kasse',
    lead: 'Zur Kasse geht es aus dem Warenkorb. Dort sehen Sie, was alles zusammen kostet.',
    about: {
      headline: 'Gut zu wissen',
      text: [
        'Versandkosten und Lieferzeiten Ihres Landes stehen unter [](shipping), unsere Bedingungen unter [](terms).',
        'Sie möchten eine größere Menge bestellen? Schreiben Sie uns über die [Kontaktseite](contact).',
      ],
    },
    tilesHeadline,
  },
  designer: {
    name: 'Gestalten',
    title: 'Online gestalten, ganz ohne Installation',
    description:
      'Gestalten Sie Bilder, Karten, Kalender und Bücher direkt im Browser: ohne Programm und ohne Anmeldung. Wählen Sie zuerst Ihr Produkt.',
    headline: 'Gestaltet wird im Browser',
    lead: 'Sie müssen nichts installieren. Wählen Sie ein Produkt, dann öffnet sich der Gestalter.',
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
    title: 'Alle Produkte mit Ihren Fotos im Überblick',
    description:
      'Alles, was wir aus Ihren Fotos machen, auf einer Seite: Suchen Sie sich ein Produkt aus und gestalten Sie es gleich online.',
    headline: 'Was darf es werden?',
    lead: 'Suchen Sie sich ein Produkt aus. Von seiner Seite kommen Sie zum Gestalter.',
    about: {
      headline: 'Was noch kommt',
      text: [
        'Hat Ihnen jemand den Link zu einem Design geschickt? Schreiben Sie uns über die [Kontaktseite](contact), wir öffnen es für Sie.',
      ],
    },
    tilesHeadline,
  },
  'preconfigurator-calendar': {
    name: 'Kalender wählen',
    title: 'Kalender wählen: Art, Format und Anfang',
    description:
      'Wählen Sie zuerst die Art und das Format Ihres Kalenders. Den Preis sehen Sie sofort. Dann setzen Sie Ihre Fotos ein.',
    headline: 'Welcher Kalender soll es sein?',
    lead: 'Für jede Wand und jeden Tisch gibt es den passenden Kalender. Wählen Sie zuerst die Art. Dann sehen Sie Designs, Formate und Preise.',
    about: {
      headline: 'Was noch kommt',
      text: [
        'Startmonat, Aufhängung und Zubehör wählen Sie auf der Seite des Kalenders. Wenn Sie keinen Monat wählen, beginnt der Kalender am Jahresanfang.',
      ],
    },
    tilesHeadline: 'Kalender nach Art',
  },
  'preconfigurator-card': {
    name: 'Karte wählen',
    title: 'Karte wählen: Anlass, Design und Papier',
    description:
      'Wählen Sie zuerst den Anlass Ihrer Karte. Der Gestalter öffnet sich mit dem passenden Thema, und Sie setzen Ihr Foto und Ihren Text ein.',
    headline: 'Welcher Anlass ist es?',
    lead: 'Beginnen Sie mit dem Anlass. Papier, Menge und Umschlag wählen Sie im Gestalter.',
    about: {
      headline: 'Was noch kommt',
      text: [
        'Papier, Veredelung und Menge wählen Sie im Gestalter. Die ersten drei Musterkarten einer Bestellung sind gratis.',
      ],
    },
    tilesHeadline: 'Karten nach Anlass',
  },
  theme: {
    name: 'Design',
    title: 'Ein Kartendesign suchen und gleich gestalten',
    description:
      'Sie suchen ein bestimmtes Kartendesign? Wählen Sie den Anlass, dann öffnet sich der Gestalter, oder nennen Sie uns die Nummer des Designs.',
    headline: 'Finden Sie Ihr Design',
    lead: 'Wählen Sie den Anlass. Der Gestalter öffnet sich mit den Designs, die dazu passen.',
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
    title: 'Ihr Merkzettel: merken, vergleichen, teilen',
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
