import { emptyNewsletterStep, type NewsletterStep } from '../../newsletter/newsletter-step.ts';
import type { ContentLink } from '../../navigation/content-link.ts';
import {
  blockId,
  constantField,
  fieldsCodec,
  filledText,
  plainText,
  type BlockCodec,
} from '../story-codec.ts';
import { optionalLink } from '../story-links.ts';

/** The form that asks for the newsletter; the link leads to what is done with an address. */
export type NewsletterBlock = {
  readonly kind: 'newsletter';
  readonly id: string;
  readonly headline: string;
  readonly text: string;
  /** The declaration beside the tick box. */
  readonly consent: string;
  readonly link: ContentLink | undefined;
  /** What was typed before; stories hold the form empty. */
  readonly step: NewsletterStep;
};

/** The newsletter's form in stories. */
export const newsletterCodec: BlockCodec<NewsletterBlock> = {
  component: 'Newsletter',
  fields: fieldsCodec<NewsletterBlock>({
    kind: constantField('newsletter'),
    id: blockId,
    headline: filledText,
    text: plainText,
    consent: filledText,
    link: optionalLink,
    step: constantField<NewsletterStep>(emptyNewsletterStep),
  }),
};
