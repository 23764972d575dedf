import { emptyWithdrawalStep } from '../../../../../../core/domain/contact/withdrawal-form.ts';
import { legalSegments } from '../../../../../../core/domain/routing/legal-pages.ts';
import { definePage } from '../define-page.ts';
import { downloadBlock } from '../download-block.ts';
import { slugIn, type StoryPage } from '../site.ts';
import type { Override, Section, ServiceTexts } from '../texts.ts';
import { sectionBlock, sectionBlocks } from '../written-blocks.ts';
import { texts as de } from './de.ts';
import { texts as swiss } from './de-CH.ts';
import { texts as en } from './en.ts';
import { texts as american } from './en-US.ts';
import { texts as es } from './es.ts';
import { texts as fr } from './fr.ts';
import { texts as french } from './fr-FR.ts';
import { texts as it } from './it.ts';
import { texts as italian } from './it-IT.ts';
import { texts as nl } from './nl.ts';

const languages = { de, en, es, fr, it, nl };

/** What is written for this page. */
export type WithdrawalTexts = ServiceTexts<'statement' | 'covered' | 'excepted'> & {
  /** What stands first in a market whose law gives no right of withdrawal. */
  readonly voluntary: readonly Section[];
  /** What stands last where markets with and without that right share the page. */
  readonly otherMarkets: readonly Section[];
};

/** What a market words differently. */
export type WithdrawalOverride = Override<WithdrawalTexts>;

/** The page that says which contracts can be cancelled, and how. */
export const withdrawal: StoryPage = definePage<WithdrawalTexts>({
  slug: slugIn(legalSegments.withdrawal),
  texts: {
    ...languages,
    // The texts of fr-FR and it-IT are also those of French and Italian Switzerland.
    markets: { 'de-CH': swiss, 'en-US': american, 'fr-FR': french, 'it-IT': italian },
  },
  content: (site, { sections: { statement, covered, excepted }, voluntary, otherMarkets }) => ({
    blocks: [
      ...sectionBlocks(site, voluntary),
      {
        kind: 'withdrawal',
        id: 'withdrawal',
        headline: statement.headline,
        step: emptyWithdrawalStep,
      },
      sectionBlock(site, 'statement', { ...statement, headline: '' }),
      downloadBlock(site, 'withdrawal-form'),
      sectionBlock(site, 'covered', covered),
      sectionBlock(site, 'excepted', excepted),
      ...otherMarkets.map((section, position) =>
        sectionBlock(site, `other-markets-${position}`, section),
      ),
    ],
  }),
});
