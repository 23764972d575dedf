import { emptyContactStep, type ContactStep } from '../../contact/contact-step.ts';
import { blockBase, blockOf, constantField, plainText } from '../story-codec.ts';
import { personsField, type ReferredPersons } from './contact-persons.ts';

/** The contact form, with who reads what is written; the step is empty in stories. */
export type ContactFormBlock = {
  readonly kind: 'contact-form';
  readonly id: string;
  readonly headline: string;
  readonly persons: ReferredPersons;
  readonly step: ContactStep;
};

export const contactFormCodec = blockOf<ContactFormBlock>('ContactForm', {
  ...blockBase('contact-form'),
  headline: plainText,
  persons: personsField,
  step: constantField<ContactStep>(emptyContactStep),
});
