import type { HelpTexts } from './texts.ts';

/** In German. */
export const texts: HelpTexts = {
  name: 'Hilfe',
  title: 'Hilfe: Fragen und Antworten zum Shop',
  description:
    'Antworten zu Fotos, Auflösung, Material, Lieferung, Rückgabe, Konto und Daten. Mit Suche, und mit dem Weg zu uns, wenn etwas offen bleibt.',
  headline: 'Wie können wir helfen?',
  lead: 'Suchen Sie nach einem Wort, oder wählen Sie ein Thema. Bleibt eine Frage offen, schreiben Sie uns.',
  contactLink: 'Frage stellen',
  groups: {
    order: 'Bestellen und bezahlen',
    photos: 'Fotos und Qualität',
    'wall-pictures': 'Material und Rahmen',
    cards: 'Karten, Kalender und Bücher',
    delivery: 'Lieferung',
    returns: 'Rückgabe und Reklamation',
    account: 'Konto, Warenkorb und Merkzettel',
    data: 'Ihre Daten',
  },
  questions: {
    order: {
      question: 'Wie bestelle ich?',
      answer:
        'Gestalten Sie Ihr Produkt, legen Sie es in den Warenkorb und gehen Sie zur Kasse. Ein Konto brauchen Sie dafür nicht. Was an diesem Shop ein Muster ist, steht unter [](about).',
    },
    browsing: {
      question: 'Kann ich mich erst umsehen?',
      answer:
        'Ja. Sie können alles ansehen, Preise vergleichen und Ihre Auswahl in den Warenkorb oder auf den [](wishlist) legen. Das kostet nichts und verpflichtet Sie zu nichts.',
    },
    payment: {
      question: 'Wie kann ich bezahlen?',
      answer:
        'Sie bezahlen online oder vorab per Überweisung, mit einem Geschäftskonto auch auf Rechnung. Keine Zahlungsart kostet einen Aufpreis.',
    },
    price: {
      question: 'Was kommt zum Preis noch hinzu?',
      answer:
        'Nur der Versand. Ob die Steuer enthalten ist, steht bei jedem Preis. Die Versandkosten finden Sie unter [](shipping).',
    },
    vouchers: {
      question: 'Gibt es Gutscheine?',
      answer: 'Ja, zum Verschenken und zum Einlösen im Warenkorb: [](gift-voucher).',
    },
    companies: {
      question: 'Verkaufen Sie auch an Firmen?',
      answer:
        'Ja. Für größere Mengen, viele Wände oder Ihr eigenes Logo schreiben Sie uns: [](business-customers).',
    },
    quantities: {
      question: 'Wie viele Karten kann ich bekommen?',
      answer:
        'Von einer einzelnen Karte bis zu {most} Stück. Für mehr schreiben Sie uns über die [Kontaktseite](contact).',
    },
    files: {
      question: 'Welche Dateien kann ich verwenden?',
      answer:
        'JPEG, PNG, WebP und AVIF bis {megabytes} MB. Fotos im Format HEIC, wie sie iPhones aufnehmen, wandelt Ihr Browser um, wenn er sie öffnen kann. Sonst speichern Sie sie vorher als JPEG. TIFF, GIF und PDF [wandeln wir um](toolbox).',
    },
    enough: {
      question: 'Wie viele Pixel braucht mein Foto?',
      answer:
        'Für {size} sollten es mindestens {pixels} Pixel sein. Eine Tabelle für alle gängigen Größen steht in den [Foto-Tipps](photo-guide).',
    },
    messenger: {
      question: 'Kann ich Fotos aus WhatsApp verwenden?',
      answer:
        'Besser nicht. Messenger und soziale Netzwerke verkleinern Fotos stark. Lassen Sie sich das Original als Datei oder per E-Mail schicken.',
    },
    colours: {
      question: 'Warum sehen Farben gedruckt anders aus?',
      answer:
        'Ein Bildschirm leuchtet, Papier nicht. Deshalb wirkt ein Druck etwas dunkler. Mehr dazu in den [Foto-Tipps](photo-guide).',
    },
    crop: {
      question: 'Wird von meinem Foto etwas abgeschnitten?',
      answer:
        'Nur wenn Foto und Format ein anderes Seitenverhältnis haben. Welcher Teil zu sehen ist, bestimmen Sie selbst mit „Ausschnitt wählen“. Bei Leinwand läuft außerdem ein Streifen um die Kante.',
    },
    margin: {
      question: 'Warum soll nichts Wichtiges am Rand stehen?',
      answer:
        'Karten und Seiten werden nach dem Druck geschnitten. Dabei fällt ein schmaler Streifen weg. Halten Sie mit Text und Gesichtern etwas Abstand.',
    },
    changes: {
      question: 'Verändern Sie mein Foto?',
      answer:
        'Nein. Wir drucken es so, wie Sie es ausgewählt haben. Helligkeit und Farben bearbeiten Sie bitte vorher.',
    },
    material: {
      question: 'Welches Material passt zu meinem Bild?',
      answer:
        'Entscheiden Sie nach dem Licht. Gegenüber einem Fenster passt etwas Mattes: [](canvas), [](aluminium) oder [](poster). [](acrylic) macht Farben kräftiger, spiegelt aber. Alle nebeneinander: [](comparison).',
    },
    damp: {
      question: 'Was kann in Bad und Küche hängen?',
      answer:
        '[](aluminium), [](acrylic), [](glass) und [](gallery-bond): Feuchte Luft schadet ihnen nicht. Leinwand und Papier gehören in trockene Räume.',
    },
    outdoors: {
      question: 'Was kann draußen hängen?',
      answer:
        '[](aluminium) und die [PVC-Plane](tarpaulin). Eine [](forex) hält draußen unter einem Dach.',
    },
    frames: {
      question: 'Welche Rahmen gibt es?',
      answer:
        'Für Poster gibt es Rahmen aus Holz, Aluminium und Kunststoff, mit und ohne Passepartout: [](photo-frame). Leinwand und Platten bekommen einen Schattenfugenrahmen, Acrylglas die Artbox.',
    },
    hanging: {
      question: 'Wie hänge ich mein Bild auf?',
      answer:
        'Das hängt vom Gewicht ab. Auf der Produktseite steht, wie schwer Ihr Format ist und ob ein Nagel genügt oder Haken und Dübel nötig sind.',
    },
    care: {
      question: 'Wie reinige ich mein Bild?',
      answer:
        'Leinwand und Papier stauben Sie trocken ab. Acrylglas und Alu-Dibond wischen Sie mit einem weichen, feuchten Tuch. Glasreiniger verträgt nur Echtglas.',
    },
    samples: {
      question: 'Kann ich das Papier vorher anfassen?',
      answer: 'Ja, mit Musterkarten. Die ersten drei Musterkarten einer Bestellung sind gratis.',
    },
    envelopes: {
      question: 'Sind Umschläge dabei?',
      answer:
        'Zu jeder Karte gehört ein Umschlag in ihrer Größe. Die Klappe ist gerade oder spitz.',
    },
    costs: {
      question: 'Was kostet der Versand?',
      answer:
        'Das hängt von Größe und Land ab. Bis {sides} cm reist Ihre Bestellung als Paket. Alle Beträge stehen unter [](shipping).',
    },
    express: {
      question: 'Geht es auch schneller?',
      answer:
        'Ja, mit Express. Dann verlassen Karten unsere Werkstatt innerhalb von {hours} Stunden.',
    },
    packing: {
      question: 'Wie ist mein Bild verpackt?',
      answer:
        'Platten, Leinwand und gerahmte Bilder liegen flach, mit Schutz an den Kanten. Papier ohne Rahmen kommt gerollt in einem festen Rohr.',
    },
    cardsReturn: {
      question: 'Kann ich Karten zurückgeben?',
      answer:
        'Was mit Ihren Fotos oder Texten entsteht, fertigen wir nur für Sie. Dafür gibt es **kein Widerrufsrecht**. Umschläge und Musterkarten aus Vorrat können Sie zurückgeben: [](withdrawal).',
    },
    damaged: {
      question: 'Was mache ich, wenn etwas beschädigt ankommt?',
      answer:
        'Heben Sie die Verpackung auf und schicken Sie uns Fotos über die [Kontaktseite](contact): bis zu {files} Dateien, zusammen {filesize} MB. Wir ersetzen, was beschädigt oder fehlerhaft ist.',
    },
    rights: {
      question: 'Welche Rechte habe ich bei Fehlern?',
      answer:
        'Die gesetzlichen, auch bei Waren nach Ihren Vorgaben. Sie stehen unter [](guarantee).',
    },
    account: {
      question: 'Brauche ich ein Konto?',
      answer:
        'Nein. Mit einem Konto finden Sie Warenkorb und Merkzettel auf jedem Gerät wieder. Ohne Konto bleiben sie in diesem Browser.',
    },
    kept: {
      question: 'Wie lange bleiben Warenkorb und Merkzettel erhalten?',
      answer: 'Ohne Konto {days} Tage nach der letzten Änderung. Mit Konto, bis Sie sie leeren.',
    },
    shared: {
      question: 'Kann ich meine Auswahl jemandem zeigen?',
      answer:
        'Ja. Material, Format und Rahmen stehen in der Adresse der Seite: Schicken Sie sie weiter. Auch der [](wishlist) hat einen Link zum Teilen.',
    },
    photos: {
      question: 'Wer sieht meine Fotos?',
      answer:
        'Zuerst nur Sie: Ihr Foto bleibt auf Ihrem Gerät, bis Sie weitergestalten. Danach dient es allein der Vorschau und dem Druck. Näheres: [](privacy).',
    },
    measuring: {
      question: 'Messen Sie, was ich hier ansehe?',
      answer:
        'Nur, wenn Sie zustimmen. Ohne Ihre Zustimmung laden wir auch nichts von anderen Anbietern. Ihre Wahl ändern Sie am Ende jeder Seite.',
    },
    deletion: {
      question: 'Wie lasse ich meine Daten löschen?',
      answer:
        'Schreiben Sie an [service@example.com](mail). Welche Daten wir haben und welche Rechte Sie haben, steht unter [](privacy).',
    },
  },
};
