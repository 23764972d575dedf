import type { NewsletterBlock } from '../../../core/domain/content/blocks/newsletter.ts';
import { buttonMessages } from '../../components/button/messages.ts';
import { linkMessages } from '../../components/link/messages.ts';
import { noticeMessages } from '../../components/notice/messages.ts';
import { resolvedLink } from '../block-view.ts';
import type { LiveBlockSource, LiveView } from '../live-view.ts';
import { newsletterMessages } from './messages.ts';
import type { NewsletterSectionProps } from './newsletter-section.tsx';

export type LiveNewsletterBlock = Omit<NewsletterSectionProps, 'tokenOf'> & {
  readonly kind: 'newsletter';
};

/** The newsletter's form for browsers, which measure how long filling it in takes. */
export const liveNewsletter: LiveView<LiveBlockSource<NewsletterBlock>, LiveNewsletterBlock> = {
  tables: [newsletterMessages, buttonMessages, linkMessages, noticeMessages],
  of: ({ block: { headline, text, consent, link, step }, resolveLink }) => ({
    kind: 'newsletter',
    headline,
    text,
    consent,
    link: resolvedLink(resolveLink, link),
    step,
  }),
};
