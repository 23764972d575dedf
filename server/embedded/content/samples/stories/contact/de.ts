import type { ContactTexts } from './page.ts';

/** In German. */
export const texts: ContactTexts = {
  name: 'Kontakt',
  title: 'Kontakt: So erreichen Sie unseren Service',
  description:
    'Fragen zu Bestellung, Material, Lieferung oder Reklamation? So erreichen Sie uns von Montag bis Freitag, in der Regel mit Antwort am selben Tag.',
  headline: 'Kontakt',
  lead: 'Wir antworten von Montag bis Freitag, in der Regel am selben Tag.',
  sections: {
    write: {
      headline: 'Schreiben Sie uns',
      text: [
        'E-Mail: [service@example.com](mail). Telefon: {phone}. Nennen Sie bitte Ihre Bestellnummer, wenn es schon eine gibt.',
        'Servicezeiten: Montag bis Freitag, {opens} bis {closes} Uhr.',
      ],
    },
  },
};
