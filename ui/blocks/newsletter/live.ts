import type { NewsletterBlock } from '../../../core/domain/content/blocks/newsletter.ts';
import { resolvedLink } from '../block-view.ts';
import type { LiveBlockSource, LiveNewsletterBlock } from '../live-block.ts';

/** For browsers, which measure how long filling it in takes. */
export const liveNewsletter = ({
  block: { headline, text, consent, link, step },
  resolveLink,
}: LiveBlockSource<NewsletterBlock>): LiveNewsletterBlock => ({
  kind: 'newsletter',
  headline,
  text,
  consent,
  link: resolvedLink(resolveLink, link),
  step,
});
