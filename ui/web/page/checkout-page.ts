import type { BlockStep } from '../../../core/domain/content/block-steps.ts';
import type { Page } from '../../../core/domain/content/page.ts';
import type { Locale } from '../../../core/domain/locale/locales.ts';
import { compileMessages } from '../../messages/compile.ts';
import { textOf } from '../../messages/text.tsx';

/**
 * While orders are taken, the checkout's page is its step and what the law wants seen before an order:
 * nothing else leads away from it. Other pages stay as they are.
 */
export const checkoutPage = (page: Page, { kind, step }: BlockStep, locale: Locale): Page => {
  if (kind !== 'checkout' || step.kind === 'closed') return page;
  const text = textOf({ locale, messages: compileMessages(locale) });
  const isReview = step.kind === 'shown' && step.step === 'review';
  const guarantee = page.blocks.find((block) => block.kind === 'guarantee-notice');
  const title = text(`checkout.${step.kind === 'shown' ? step.step : 'order'}`);
  return {
    ...page,
    title,
    teaser: undefined,
    blocks: page.blocks.flatMap((block) =>
      block.kind === 'checkout' ? [{ ...block, guarantee: isReview ? guarantee : undefined }] : [],
    ),
  };
};
