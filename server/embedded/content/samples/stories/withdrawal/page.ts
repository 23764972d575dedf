import { emptyWithdrawalStep } from '../../../../../../core/domain/contact/withdrawal-form.ts';
import type { Channel } from '../../../../../../core/domain/locale/channel.ts';
import { legalSegments } from '../../../../../../core/domain/routing/legal-pages.ts';
import { definePage } from '../define-page.ts';
import { downloadBlock } from '../download-block.ts';
import { slugIn, type StoryPage } from '../site.ts';
import type { Override, Section, ServiceTexts } from '../texts.ts';
import { traderIn } from '../trader.ts';
import { filledSection, sectionBlock, sectionBlocks, sectionsIn } from '../written-blocks.ts';
import { texts as de } from './de.ts';
import { texts as en } from './en.ts';
import { texts as american } from './en-US.ts';
import { texts as es } from './es.ts';
import { texts as fr } from './fr.ts';
import { texts as it } from './it.ts';
import { texts as nl } from './nl.ts';

const languages = { de, en, es, fr, it, nl };

/**
 * What is written for this page; `{trader}` and `{address}` say who runs the shop. Its name, which
 * every footer links, has the words of 2011/83/EU, article 11a.
 */
export type WithdrawalTexts = ServiceTexts<
  'statement' | 'right' | 'refund' | 'return' | 'excepted'
> & {
  /** What can be withdrawn from: of what the channel sells alone. */
  readonly goods: Readonly<Record<Channel, Section>>;
  /** What stands first in a market whose law gives no right of withdrawal. */
  readonly voluntary: readonly Section[];
};

/** What a market words differently. */
export type WithdrawalOverride = Override<WithdrawalTexts>;

/** The page that says which contracts can be withdrawn from, and how. */
export const withdrawal: StoryPage = definePage<WithdrawalTexts>({
  slug: slugIn(legalSegments.withdrawal),
  texts: { ...languages, markets: { 'en-US': american } },
  content: (site, { sections, goods, voluntary }) => {
    const { statement, right, refund, excepted } = sections;
    const values = traderIn(site.locale);
    return {
      blocks: [
        ...sectionBlocks(site, sectionsIn(site, voluntary)),
        {
          kind: 'withdrawal',
          id: 'withdrawal',
          headline: statement.headline,
          step: emptyWithdrawalStep,
        },
        sectionBlock(site, 'statement', filledSection({ ...statement, headline: '' }, values)),
        downloadBlock(site, 'withdrawal-form'),
        sectionBlock(site, 'right', filledSection(right, values)),
        sectionBlock(site, 'goods', goods[site.channel]),
        sectionBlock(site, 'refund', refund),
        sectionBlock(site, 'return', filledSection(sections.return, values)),
        sectionBlock(site, 'excepted', excepted),
      ],
    };
  },
});
