/** Sent to the page of an order. */
import { attachmentLimits } from '../../core/domain/contact/contact-attachments.ts';
import { parseCookies } from '../../core/domain/cookie/cookie.ts';
import { orderCookie } from '../../core/domain/cookie/storefront-cookies.ts';
import {
  isOrderWant,
  orderAnswerId,
  orderFields,
  type DefectError,
  type OrderAnswer,
  type OrderWant,
  type RefusedDefect,
} from '../../core/domain/order/order-page.ts';
import { pipe, TE } from '../../core/fp.ts';
import type { HasClock } from '../../core/ports/clock.ts';
import type { HasContactDesk } from '../../core/ports/contact-desk.ts';
import type { HasLog } from '../../core/ports/log.ts';
import type { HasOrders } from '../../core/ports/orders.ts';
import type { OrderPlacing } from '../../core/usecases/place-checkout.ts';
import { cancelOrder, payOrderAgain, reportDefect } from '../../core/usecases/follow-order.ts';
import { usualFormLimits } from '../http/form-body.ts';
import {
  formOf,
  unreadAnswers,
  type DirectAnswer,
  type PageForm,
  type PageFormSender,
} from './form.ts';
import { sentIdOf } from './sent-id.ts';

const limits = {
  ...usualFormLimits,
  bytes: attachmentLimits.bytes + usualFormLimits.bytes,
  files: attachmentLimits.count,
} as const;

type SentOrderForm = {
  /** A form that asks for none of these is not a request. */
  readonly wants: OrderWant | undefined;
  readonly typed: RefusedDefect['typed'];
  readonly photos: readonly File[];
  readonly reportId: string;
};

const typedIn = (fields: URLSearchParams): RefusedDefect['typed'] => ({
  items: [
    ...new Set(
      fields
        .getAll(orderFields.items)
        .filter((text) => /^\d{1,3}$/u.test(text))
        .map(Number),
    ),
  ],
  words: fields.get(orderFields.words) ?? '',
});

const refusedWith = (typed: RefusedDefect['typed'], errors: readonly DefectError[]) =>
  ({
    kind: 'again',
    step: { kind: 'order-defect', refused: { errors, typed } },
    status: 422,
  }) as const;

const fileOf = async (file: File) => ({
  name: file.name,
  bytes: new Uint8Array(await file.arrayBuffer()),
});

type Problem = {
  readonly kind: string;
  readonly errors?: readonly DefectError[];
};

/** What the state machine does not take any more comes too late; what nobody answers has failed. */
const answerOf = ({ kind }: Problem): OrderAnswer =>
  kind === 'not-now' || kind === 'being-handed-over' ? 'too-late' : 'failed';

/** It stands in the page, whose fragment names it. */
const answered = (answer: OrderAnswer, { page }: Pick<PageFormSender, 'page'>): DirectAnswer => ({
  kind: 'see-other',
  location: `${page.pathname}#${orderAnswerId(answer)}`,
});

/** A payment leads to whoever takes it, all else to the page again. */
export const orderForm = (
  environment: HasOrders &
    HasContactDesk &
    HasClock &
    HasLog & { readonly orderPlacing: (sender: PageFormSender) => OrderPlacing },
): PageForm => ({
  isAt: ({ decision }) => decision.kind === 'application' && decision.application === 'order',
  form: formOf({
    limits,
    read: ({ fields, files }, sender: PageFormSender): SentOrderForm => {
      const wants = fields.get(orderFields.wants) ?? '';
      return {
        wants: isOrderWant(wants) ? wants : undefined,
        typed: typedIn(fields),
        photos: files.get(orderFields.photos) ?? [],
        reportId: sentIdOf(fields.get(orderFields.reportId), sender),
      };
    },
    perform: ({ wants, typed, photos, reportId }, sender): TE.TaskEither<Problem, DirectAnswer> => {
      const { site, locale, cookies } = sender;
      const token = parseCookies(cookies).values.get(orderCookie);
      switch (wants) {
        case 'pay':
          return pipe(
            payOrderAgain(token)(environment),
            TE.flatMap(({ placed }) =>
              pipe(
                environment.orderPlacing(sender).find(placed.id),
                TE.mapLeft((): Problem => ({ kind: 'failed' })),
              ),
            ),
            // An order whose payment cannot be begun, or is not waited for, leads to its page.
            TE.flatMap((location): TE.TaskEither<Problem, DirectAnswer> =>
              location === undefined || location.startsWith('/')
                ? TE.left({ kind: 'failed' })
                : TE.right({ kind: 'hand-off', location }),
            ),
          );
        case 'cancel':
          return pipe(
            cancelOrder(token)(environment),
            TE.map(() => answered('cancelled', sender)),
          );
        case 'report-defect':
          return pipe(
            TE.fromTask(() => Promise.all(photos.map(fileOf))),
            TE.flatMap((brought) =>
              reportDefect(
                { channel: site.channel, locale },
                token,
                { ...typed, photos: brought },
                reportId,
              )(environment),
            ),
            TE.map(() => answered('defect-sent', sender)),
          );
        case undefined:
          return TE.left({ kind: 'failed' });
      }
    },
    done: (answer) => answer,
    refused: (problem, { typed }, sender) =>
      problem.errors === undefined
        ? answered(answerOf(problem), sender)
        : refusedWith(typed, problem.errors),
    unread: (_, why) =>
      why.kind === 'too-large'
        ? refusedWith(typedIn(why.fields), ['photos'])
        : unreadAnswers[why.kind],
  }),
});
