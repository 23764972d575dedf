/** The people of the sample shop: a story for each, to which pages refer by its uuid. */
import { emptyContactStep } from '../../../../../core/domain/contact/contact-step.ts';
import type { ContactFormBlock } from '../../../../../core/domain/content/blocks/contact-form.ts';
import type {
  ContactPersonsBlock,
  PersonCard,
} from '../../../../../core/domain/content/blocks/contact-persons.ts';
import { storyFolder } from '../../../../../core/domain/routing/story-folders.ts';
import { uuidOf } from '../../story.ts';
import type { Site } from './site.ts';
import { textsByLocale } from './texts-in.ts';

const personKeys = ['service', 'business'] as const;

type PersonKey = (typeof personKeys)[number];

type PersonTexts = Readonly<Record<PersonKey, string>> & {
  readonly headline: string;
  readonly text: string;
};

const textsOf = textsByLocale<PersonTexts>({
  de: {
    headline: 'Wer für Sie da ist',
    text: 'Sie erreichen uns per E-Mail; wir antworten in der Regel am selben Werktag.',
    service: 'Beratung und Bestellungen',
    business: 'Geschäftskunden',
  },
  en: {
    headline: 'The people who help you',
    text: 'You reach us by email; we usually reply on the same working day.',
    service: 'Advice and orders',
    business: 'Business customers',
  },
  es: {
    headline: 'Nuestro equipo',
    text: 'Por correo electrónico; respondemos normalmente el mismo día laborable.',
    service: 'Asesoramiento y pedidos',
    business: 'Empresas',
  },
  fr: {
    headline: 'À votre service',
    text: 'Vous nous joignez par e-mail ; nous répondons en général le jour ouvré même.',
    service: 'Conseil et commandes',
    business: 'Entreprises',
  },
  it: {
    headline: 'Chi risponde',
    text: 'Via e-mail; di solito rispondiamo nello stesso giorno lavorativo.',
    service: 'Consulenza e ordini',
    business: 'Aziende',
  },
  nl: {
    headline: 'Onze mensen',
    text: 'Bereikbaar per e-mail; antwoord volgt meestal op dezelfde werkdag.',
    service: 'Advies en bestellingen',
    business: 'Zakelijke klanten',
  },
});

/** Names of a sample, as the imprint’s are. */
const names: Readonly<Record<PersonKey, string>> = {
  service: 'Anna Muster',
  business: 'Jonas Beispiel',
};

const slugOfPerson = (key: PersonKey): string => `global/person-${key}`;

const idOf = ({ channel, locale }: Site, key: PersonKey): string =>
  uuidOf(`${storyFolder(channel, locale)}/${slugOfPerson(key)}`);

/** The stories of people, before they have numbers. */
export const personStories = (
  site: Site,
): readonly { readonly slug: string; readonly person: PersonCard }[] => {
  const texts = textsOf(site.locale);
  return personKeys.map((key) => ({
    slug: slugOfPerson(key),
    person: {
      id: idOf(site, key),
      name: names[key],
      role: texts[key],
      email: 'service@example.com',
      telephone: undefined,
      picture: undefined,
    },
  }));
};

/** Who looks after whom: references alone, the content service knows the rest. */
export const personsBlock = (
  site: Site,
  keys: readonly PersonKey[] = ['business'],
): ContactPersonsBlock => {
  const { headline, text } = textsOf(site.locale);
  return {
    kind: 'contact-persons',
    id: 'contact-persons',
    headline,
    text,
    persons: { ids: keys.map((key) => idOf(site, key)), found: [] },
  };
};

/** The contact form, above the people who read what is written there. */
export const contactFormBlock = (
  site: Site,
  headline: string,
  topic?: 'white-label',
): ContactFormBlock => ({
  kind: 'contact-form',
  id: 'contact-form',
  headline,
  topic,
  persons: {
    ids: (topic === undefined ? personKeys : (['business'] as const)).map((key) => idOf(site, key)),
    found: [],
  },
  step: emptyContactStep,
});
