import { useRef } from 'react';

import { scriptlessToken, timedToken } from '../../../core/domain/newsletter/bot-check.ts';
import { NewsletterSection } from '../../blocks/newsletter/newsletter-section.tsx';
import type { LiveNewsletterBlock } from '../../blocks/newsletter/live.ts';
import type { PageData } from '../wire/page-data.ts';
import { liveBlockOf } from './live-block-of.ts';

/** Measures the time to fill in the form, for the bot check. */
const LiveNewsletter = ({ block }: { readonly block: LiveNewsletterBlock }) => {
  const begun = useRef<number>(undefined);
  return (
    <NewsletterSection
      {...block}
      onBegin={() => {
        begun.current ??= performance.now();
      }}
      // Whoever was in the field before the scripts came has no time: the hidden field alone
      // judges.
      tokenOf={() =>
        begun.current === undefined
          ? scriptlessToken
          : timedToken(performance.now() - begun.current)
      }
    />
  );
};

/** Its HTML is a whole form: only those who use it need more. */
export const when = ['use'] as const;

export const draw = (page: PageData, id: string) => {
  const block = liveBlockOf(page, id, 'newsletter');
  return block && <LiveNewsletter block={block} />;
};
