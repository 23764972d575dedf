/** The newsletter's form with its words. */
import { emptyNewsletterStep } from '../../../../../core/domain/newsletter/newsletter-step.ts';
import type { NewsletterBlock } from '../../../../../core/domain/content/blocks/newsletter.ts';
import type { Channel } from '../../../../../core/domain/locale/channel.ts';
import { linkTo, type Site } from './site.ts';
import { textsByLocale } from './texts-in.ts';

type NewsletterTexts = Readonly<
  Record<Channel, { readonly headline: string; readonly text: string }>
> & { readonly consent: string };

const textsOf = textsByLocale<NewsletterTexts>({
  de: {
    poster: {
      headline: 'Post für Ihre Wände',
      text: 'Neue Materialien, Angebote und Ideen für Ihre Fotos, höchstens zweimal im Monat.',
    },
    kartenliebe: {
      headline: 'Post für Ihre Feste',
      text: 'Neue Karten, Angebote und Ideen für Ihre Worte, höchstens zweimal im Monat.',
    },
    consent:
      'Ja, ich möchte den Newsletter per E-Mail bekommen. Ich kann ihn jederzeit über den Link in jeder Ausgabe abbestellen.',
  },
  en: {
    poster: {
      headline: 'Ideas for your walls',
      text: 'New materials, offers and ideas for your photos, twice a month at most.',
    },
    kartenliebe: {
      headline: 'Ideas for your celebrations',
      text: 'New cards, offers and ideas for your words, twice a month at most.',
    },
    consent:
      'Yes, please send me the newsletter by email. I can unsubscribe at any time with the link in every issue.',
  },
  es: {
    poster: {
      headline: 'Ideas para la pared',
      text: 'Nuevos materiales, ofertas e ideas para fotos, como mucho dos veces al mes.',
    },
    kartenliebe: {
      headline: 'Ideas para sus fiestas',
      text: 'Tarjetas nuevas, ofertas e ideas para sus palabras, como mucho dos veces al mes.',
    },
    consent:
      'Sí, quiero recibir el boletín por correo electrónico. Puedo darme de baja cuando quiera con el enlace de cada envío.',
  },
  fr: {
    poster: {
      headline: 'Des idées pour vos murs',
      text: 'Nouveaux supports, offres et idées pour vos photos, deux fois par mois au plus.',
    },
    kartenliebe: {
      headline: 'Des idées pour vos fêtes',
      text: 'Nouvelles cartes, offres et idées pour vos mots, deux fois par mois au plus.',
    },
    consent:
      'Oui, je souhaite recevoir la newsletter par e-mail. Je peux me désabonner à tout moment grâce au lien présent dans chaque numéro.',
  },
  it: {
    poster: {
      headline: 'Idee per le pareti',
      text: 'Nuovi materiali, offerte e idee per le foto, al massimo due volte al mese.',
    },
    kartenliebe: {
      headline: 'Idee per le sue feste',
      text: 'Nuovi biglietti, offerte e idee per le sue parole, al massimo due volte al mese.',
    },
    consent:
      'Sì, desidero ricevere la newsletter via e-mail. Posso annullare l’iscrizione in qualsiasi momento con il link presente in ogni numero.',
  },
  nl: {
    poster: {
      headline: 'Ideeën voor aan de muur',
      text: 'Nieuwe materialen, aanbiedingen en ideeën voor foto’s, hooguit twee keer per maand.',
    },
    kartenliebe: {
      headline: 'Ideeën voor uw feesten',
      text: 'Nieuwe kaarten, aanbiedingen en ideeën voor uw woorden, hooguit twee keer per maand.',
    },
    consent:
      'Ja, ik wil de nieuwsbrief per e-mail ontvangen. Afmelden kan altijd via de link in elke uitgave.',
  },
});

/** The form that asks for the newsletter, with the way to what is done with an address. */
export const newsletterBlock = (site: Site): NewsletterBlock => ({
  kind: 'newsletter',
  id: 'newsletter',
  ...textsOf(site.locale)[site.channel],
  consent: textsOf(site.locale).consent,
  link: linkTo(site, 'privacy'),
  step: emptyNewsletterStep,
});
