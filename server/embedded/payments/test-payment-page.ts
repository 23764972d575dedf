/** Where the buyer plays what the embedded provider does, without scripts. */
import { Hono, type Context } from 'hono';

import { defaultLocale } from '../../../core/domain/locale/locales.ts';
import { parseLocale } from '../../../core/domain/locale/locale.ts';
import { formatMoney } from '../../../core/domain/money/format-money.ts';
import { paymentStatusOf } from '../../../core/domain/payment/payment.ts';
import { escapeMarkup } from '../../../core/domain/text/escape-markup.ts';
import { oneOf } from '../../../core/domain/text/one-of.ts';
import { E } from '../../../core/fp.ts';
import { plainPage } from '../../forms/plain-page.ts';
import { readFormBody } from '../../http/form-body.ts';
import { testPaymentMessages } from '../../messages/test-payment-messages.ts';
import { textsOf } from '../../messages/texts-of.ts';
import {
  testPaymentFolder,
  testPlays,
  type TestPayment,
  type TestPayments,
} from './test-payments.ts';

const isPlay = oneOf(testPlays);

const pageOf = ({ locale: tag, orderNumber, payment, returnTo }: TestPayment): Response => {
  const locale = E.getOrElse(() => defaultLocale)(parseLocale(tag));
  const text = textsOf(locale, testPaymentMessages);
  const amount = formatMoney(locale, payment.asked);
  const isOpen = paymentStatusOf(payment).kind === 'open';
  const buttons = testPlays.map(
    (play) => `<p><button name="play" value="${play}">${escapeMarkup(text(play))}</button></p>`,
  );
  return plainPage(locale, {
    title: text('title'),
    content: [
      `<p>${escapeMarkup(text('nothing'))}</p>`,
      `<p>${escapeMarkup(text('order', { number: orderNumber, amount }))}</p>`,
      isOpen
        ? `<form method="post">${buttons.join('')}</form>`
        : `<p>${escapeMarkup(text('over'))}</p>`,
      `<p><a href="${escapeMarkup(returnTo)}">${escapeMarkup(text('back'))}</a></p>`,
    ].join(''),
  });
};

/** The page as an application to be mounted at the root. */
export const testPaymentPage = ({ find, play }: Pick<TestPayments, 'find' | 'play'>): Hono => {
  const app = new Hono();
  const path = `${testPaymentFolder}/:reference`;
  const found = (context: Context) => find(context.req.param('reference') ?? '');
  app.get(path, async (context) => {
    const payment = await found(context);
    return payment === undefined ? context.notFound() : pageOf(payment);
  });
  app.post(path, async (context) => {
    const payment = await found(context);
    if (payment === undefined) return context.notFound();
    const sent = await readFormBody({
      contentType: context.req.header('Content-Type'),
      contentLength: context.req.header('Content-Length'),
      chunks: context.req.raw.body,
    });
    const chosen = sent.kind === 'form' ? (sent.fields.get('play') ?? '') : '';
    if (!isPlay(chosen)) return context.text('Bad Request', 400);
    await play(payment.reference, chosen);
    return context.redirect(payment.returnTo, 303);
  });
  return app;
};
