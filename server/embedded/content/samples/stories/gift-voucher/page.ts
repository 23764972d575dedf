import {
  emptyGiftStep,
  giftVoucherSegments,
} from '../../../../../../core/domain/voucher/gift-step.ts';
import { definePage } from '../define-page.ts';
import { slugIn, type StoryPage } from '../site.ts';
import type { Override, ServiceTexts } from '../texts.ts';
import { sectionBlock } from '../written-blocks.ts';
import { texts as american } from './en-US.ts';
import { texts as de } from './de.ts';
import { texts as en } from './en.ts';
import { texts as es } from './es.ts';
import { texts as fr } from './fr.ts';
import { texts as it } from './it.ts';
import { texts as nl } from './nl.ts';

/** What is written for this page. */
export type GiftVoucherTexts = ServiceTexts<'order' | 'use' | 'validity'>;

/** What a market words differently. */
export type GiftVoucherOverride = Override<GiftVoucherTexts>;

/** The page that sells gift vouchers. */
export const giftVoucher: StoryPage = definePage<GiftVoucherTexts>({
  slug: slugIn(giftVoucherSegments),
  texts: { de, en, es, fr, it, nl, markets: { 'en-US': american } },
  content: (site, { sections: { order, use, validity } }) => ({
    blocks: [
      {
        kind: 'gift-voucher',
        id: 'gift-voucher',
        headline: order.headline,
        step: emptyGiftStep,
      },
      sectionBlock(site, 'order', { ...order, headline: '' }),
      sectionBlock(site, 'use', use),
      sectionBlock(site, 'validity', validity),
    ],
  }),
});
