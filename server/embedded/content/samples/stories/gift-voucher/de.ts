import type { GiftVoucherTexts } from './page.ts';

/** In German. */
export const texts: GiftVoucherTexts = {
  name: 'Geschenkgutschein',
  title: 'Geschenkgutschein als PDF, mit eigenen Worten',
  description:
    'Ein Gutschein mit Ihren Worten, in vier Gestaltungen: als PDF zum Ausdrucken, am Tag Ihrer Wahl per E-Mail verschickt. Von 10 bis 500, gültig fünf Jahre.',
  headline: 'Ein Gutschein zum Verschenken',
  lead: 'Sie wählen Betrag und Gestaltung und schreiben ein paar Worte. Der Gutschein kommt als PDF, am Tag Ihrer Wahl.',
  sections: {
    order: {
      headline: 'Gutschein gestalten',
      text: [
        'Den Gutschein schicken wir um acht Uhr morgens. Er ist 210 × 99 mm groß und passt in einen langen Umschlag.',
      ],
    },
    use: {
      headline: 'Einlösen',
      text: [
        'Der Code auf dem Gutschein wird im Warenkorb eingegeben. Er zahlt, was er kann; was übrig ist, bleibt darauf. Mehrere Gutscheine lassen sich zusammen einlösen, nur nicht für einen neuen Gutschein.',
      ],
    },
    validity: {
      headline: 'Gültigkeit',
      text: [
        'Ein Gutschein gilt bis zum Ende des fünften Jahres nach dem Kauf, in jedem unserer Shops mit seiner Währung.',
      ],
    },
  },
};
