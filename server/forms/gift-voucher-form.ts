/** The page of gift vouchers: a preview, what is wrong with it, or the way to the cart. */
import { cartAnswerAt, type CartAnswer } from '../../core/domain/cart/cart-forms.ts';
import { localeTable } from '../../core/domain/locale/locales.ts';
import { checkGiftForm } from '../../core/domain/voucher/gift-order.ts';
import { isGiftVoucherPage, type GiftStep } from '../../core/domain/voucher/gift-step.ts';
import { E } from '../../core/fp.ts';
import { drawnVoucher } from '../voucher-sheet.ts';
import { giftVoucherForm } from './cart-forms.ts';
import { unreadAnswers, type PageForm } from './form.ts';
import { giftOf } from './gift-fields.ts';

export type GiftPageSettings = Parameters<typeof giftVoucherForm>[0];

const again = (step: GiftStep, status: 200 | 422 | 503) =>
  ({ kind: 'again', step: { kind: 'gift-voucher', step }, status }) as const;

const saidAt = (location: string): CartAnswer | undefined =>
  cartAnswerAt(new URL(location, 'http://localhost').hash);

/** 422 where it has errors, 503 where it could not be put into the cart. */
export const giftVoucherPageForm = (settings: GiftPageSettings): PageForm => {
  const { limits, isFromAnywhere, answer } = giftVoucherForm(settings);
  return {
    isAt: ({ decision }) =>
      decision.kind === 'page' &&
      isGiftVoucherPage(localeTable[decision.locale].language, decision.route),
    form: {
      limits,
      isFromAnywhere,
      answer: async (sender, sent) => {
        if (sent.kind !== 'form') return unreadAnswers[sent.kind];
        const { id: giftId, form } = giftOf(sent.fields);
        const order = checkGiftForm(sender.locale, form, settings.clock.now());
        const step = { form, giftId, errors: [], sheet: undefined, problem: undefined };
        if (E.isLeft(order)) return again({ ...step, errors: order.left }, 422);
        if (sent.fields.get('wants') !== 'buy')
          return again({ ...step, sheet: drawnVoucher(order.right)[0] }, 200);
        const fields = new URLSearchParams(sent.fields);
        fields.set('giftId', giftId);
        fields.set('locale', sender.locale);
        const done = await answer(sender, { ...sent, fields });
        const said = done.kind === 'see-other' ? saidAt(done.location) : undefined;
        if (said === 'added') return done;
        return said === 'full'
          ? again({ ...step, problem: 'full' }, 422)
          : again({ ...step, problem: 'failed' }, 503);
      },
    },
  };
};
