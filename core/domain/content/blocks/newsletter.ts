import { emptyNewsletterStep, type NewsletterStep } from '../../newsletter/newsletter-step.ts';
import type { ContentLink } from '../../navigation/content-link.ts';
import { blockBase, blockOf, constantField, filledText, plainText } from '../story-codec.ts';
import { optionalLink } from '../story-links.ts';

/** The newsletter's form; the link says what is done with an address. */
export type NewsletterBlock = {
  readonly kind: 'newsletter';
  readonly id: string;
  readonly headline: string;
  readonly text: string;
  /** Beside the tick box. */
  readonly consent: string;
  readonly link: ContentLink | undefined;
  /** What was typed; empty in stories. */
  readonly step: NewsletterStep;
};

export const newsletterCodec = blockOf<NewsletterBlock>('Newsletter', {
  ...blockBase('newsletter'),
  headline: filledText,
  text: plainText,
  consent: filledText,
  link: optionalLink,
  step: constantField<NewsletterStep>(emptyNewsletterStep),
});
