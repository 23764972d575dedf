/** Ways on from pages of service: what belongs together, and what the navigation has of a product. */
import type { NavigationLinksBlock } from '../../../../../core/domain/content/blocks/navigation-links.ts';
import type { Channel } from '../../../../../core/domain/locale/channel.ts';
import type { PageKey } from './registry.ts';
import { linkTo, type Site } from './site.ts';
import { textsByLocale } from './texts-in.ts';

type LinksTexts = Readonly<Record<'service' | 'more' | Channel, string>>;

const textsOf = textsByLocale<LinksTexts>({
  de: {
    service: 'Vielleicht steht es schon hier',
    more: 'Weitere Hilfe',
    poster: 'Oder gleich zum Material',
    kartenliebe: 'Oder gleich zum Anlass',
  },
  en: {
    service: 'You may find it here',
    more: 'More help',
    poster: 'Or go straight to a material',
    kartenliebe: 'Or go straight to an occasion',
  },
  es: {
    service: 'Quizá ya esté aquí',
    more: 'Más ayuda',
    poster: 'O vaya directamente al material',
    kartenliebe: 'O vaya directamente a la ocasión',
  },
  fr: {
    service: 'La réponse est peut-être déjà ici',
    more: 'Autres sujets d’aide',
    poster: 'Ou directement vers un support',
    kartenliebe: 'Ou directement vers une occasion',
  },
  it: {
    service: 'Forse la risposta è già qui',
    more: 'Altri aiuti',
    poster: 'O direttamente al materiale',
    kartenliebe: 'O direttamente all’occasione',
  },
  nl: {
    service: 'Misschien staat het hier al',
    more: 'Meer hulp',
    poster: 'Of meteen naar het materiaal',
    kartenliebe: 'Of meteen naar de gelegenheid',
  },
});

const servicePages = [
  'help',
  'photo-guide',
  'shipping',
  'contact',
  'withdrawal',
  'guarantee',
  'business-customers',
  'newsletter',
  'about',
] as const satisfies readonly PageKey[];

/** The other pages of service, for one of them. */
export const serviceLinks = (site: Site, shown: PageKey): NavigationLinksBlock => ({
  kind: 'navigation-links',
  id: 'service-links',
  // Who is about to write may find the answer here.
  headline: textsOf(site.locale)[shown === 'contact' ? 'service' : 'more'],
  group: undefined,
  links: servicePages.filter((page) => page !== shown).map((page) => linkTo(site, page)),
});

/** Where questions are answered. */
export const helpLinks = (site: Site): NavigationLinksBlock => ({
  kind: 'navigation-links',
  id: 'help-links',
  headline: textsOf(site.locale).more,
  group: undefined,
  links: (['help', 'shipping', 'contact'] as const).map((page) => linkTo(site, page)),
});

/** A group of the main navigation of each channel. */
const groups = { poster: 'materials', kartenliebe: 'family' } as const satisfies Record<
  Channel,
  string
>;

/** What the channel sells most, as its navigation names it. */
export const productLinks = (site: Site): NavigationLinksBlock => ({
  kind: 'navigation-links',
  id: 'product-links',
  headline: textsOf(site.locale)[site.channel],
  group: groups[site.channel],
  links: [],
});
