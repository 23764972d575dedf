import { timedToken } from '../../../core/domain/newsletter/bot-check.ts';
import { NewsletterSection } from '../../blocks/newsletter/newsletter-section.tsx';
import type { PageData } from '../wire/page-data.ts';
import { liveBlockOf } from './live-block-of.ts';

/**
 * A browser may fill the form in at once, so the bot check measures the time since the document was
 * opened.
 */
const tokenOfNow = (): string => timedToken(performance.now());

/** Its HTML is a whole form: only those who use it need more. */
export const when = ['use'] as const;

export const draw = (page: PageData, id: string) => {
  const block = liveBlockOf(page, id, 'newsletter');
  return block && <NewsletterSection {...block} tokenOf={tokenOfNow} />;
};
