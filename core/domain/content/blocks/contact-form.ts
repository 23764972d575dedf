import { isContactTopic, type ContactTopic } from '../../contact/contact-topics.ts';
import { emptyContactStep, type ContactStep } from '../../contact/contact-step.ts';
import {
  blockBase,
  blockOf,
  constantField,
  optionalChoiceField,
  plainText,
} from '../story-codec.ts';
import { personsField, type ReferredPersons } from './contact-persons.ts';

/** The contact form, with who reads what is written; the step is empty in stories. */
export type ContactFormBlock = {
  readonly kind: 'contact-form';
  readonly id: string;
  readonly headline: string;
  /** Undefined: the shopper chooses. */
  readonly topic: ContactTopic | undefined;
  readonly persons: ReferredPersons;
  readonly step: ContactStep;
};

export const contactFormCodec = blockOf<ContactFormBlock>('ContactForm', {
  ...blockBase('contact-form'),
  headline: plainText,
  topic: optionalChoiceField(isContactTopic),
  persons: personsField,
  step: constantField<ContactStep>(emptyContactStep),
});
