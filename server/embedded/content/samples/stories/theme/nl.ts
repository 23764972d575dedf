import type { ThemeTexts } from './texts.ts';

/** In Dutch. */
export const texts: ThemeTexts = {
  name: 'Kaartontwerp',
  title: 'Kaart met uw eigen tekst en foto maken',
  description:
    'Een kaart zoals u die wilt: kies kleur, formaat, papier, veredeling en envelop, zie meteen de prijs en zet er daarna uw eigen tekst op.',
  headline: 'Uw kaart',
  lead: 'Kies kleur, papier en aantal. Daarna maakt u de kaart af in de editor.',
  card: {
    headline: 'Uw kaart',
    startLabel: 'Nu ontwerpen',
    sampleLabel: 'Proefkaart bestellen',
    sampleText: 'De eerste drie proefkaarten zijn gratis.',
    more: 'Schrijf ons',
  },
};
