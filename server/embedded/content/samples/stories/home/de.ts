import type { HomeTexts } from './page.ts';

/** In German. */
export const texts: HomeTexts = {
  name: 'Start',
  title: 'Ihre Fotos als Wandbild, gefertigt in Bayern',
  description:
    'Aus Ihren Fotos werden Wandbilder: auf Leinwand, hinter Acrylglas, auf Alu-Dibond oder als Poster. Einzeln gefertigt in Bayern.',
  headline: 'Bilder, die\u00a0bleiben',
  lead: 'Aus Ihrem Foto wird ein Wandbild. Sie wählen Material und Maß, wir drucken und fertigen es von Hand.',
  picture: 'Bergketten in der Dämmerung',
  tile: 'Zur Startseite',
  startLink: 'Wandbilder ansehen',
  tilesHeadline: 'Womit möchten Sie beginnen?',
  about: {
    headline: 'Einzeln gefertigt',
    text: [
      'Jedes Bild entsteht für eine Wand und für eine Person. Darum gibt es bei uns kein Lager: Gedruckt wird, wenn Sie bestellt haben.',
      'Vorher sehen Sie Ihr Foto auf dem Material, in seiner Größe und mit dem Preis, den Sie bezahlen.',
    ],
  },
};
