import type { ToolboxTexts } from './page.ts';

/** In German. */
export const texts: ToolboxTexts = {
  name: 'Werkzeugkasten',
  title: 'Werkzeugkasten: Bilder umwandeln, verkleinern',
  description:
    'Bilder und PDFs in JPEG, PNG, WebP oder AVIF umwandeln oder verkleinern: kostenlos, ohne Konto. Nach einer Stunde wird alles gelöscht.',
  headline: 'Dateien umwandeln',
  lead: 'Ein Bild hat den falschen Typ, oder eine Datei ist zu groß zum Hochladen? Hier wird sie passend.',
  sections: {
    work: { headline: 'Umwandeln oder verkleinern', text: [] },
    taken: {
      headline: 'Was wird angenommen?',
      text: [
        '- JPEG, PNG, WebP, AVIF, TIFF und GIF, höchstens 100 Millionen Pixel',
        '- PDF, höchstens 30 Seiten: Jede Seite wird ein Bild',
        'Fotos im Format HEIC, wie sie viele iPhones aufnehmen, können wir hier nicht umwandeln. Wählen Sie auf dem iPhone unter „Einstellungen“, „Kamera“, „Formate“ die Option „Maximale Kompatibilität“: Neue Fotos sind dann JPEG. Ein Foto, das Sie schon haben, schicken Sie sich am besten per E-Mail: Dabei wird es zu JPEG.',
      ],
    },
    kept: {
      headline: 'Was geschieht mit den Dateien?',
      text: [
        'Ihre Dateien bleiben, wie sie sind; Sie laden neue herunter. Ort und Kamera, die ein Foto nennt, stehen in den neuen nicht mehr. Nach einer Stunde löschen wir alles.',
      ],
    },
  },
};
