import type { NewsletterBlock } from '../../../core/domain/content/blocks/newsletter.ts';
import { resolvedLink, type BlockViewProps } from '../block-view.ts';
import { NewsletterSection } from './newsletter-section.tsx';

export const NewsletterBlockView = ({
  block: { headline, text, consent, link, step },
  resolveLink,
}: BlockViewProps<NewsletterBlock>) => (
  <NewsletterSection
    headline={headline}
    text={text}
    consent={consent}
    link={resolvedLink(resolveLink, link)}
    step={step}
  />
);
