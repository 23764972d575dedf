import {
  withdrawalFields,
  type WithdrawalForm,
  type WithdrawalStep,
} from '../../../core/domain/contact/withdrawal-form.ts';
import type { Page } from '../../../core/domain/content/page.ts';
import type { RoutePlace } from '../../../core/domain/routing/route-decision.ts';
import { E } from '../../../core/fp.ts';
import {
  declareWithdrawal,
  type SentWithdrawal,
} from '../../../core/usecases/declare-withdrawal.ts';
import type { StorefrontRequest } from '../storefront-request.ts';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu;

/** What a shopper sent; the request's own name stands for an id that is not there yet. */
const readSent = (form: URLSearchParams, requestId: string): SentWithdrawal => {
  const textOf = (name: string): string => form.get(name) ?? '';
  const typed = withdrawalFields.map((field): [keyof WithdrawalForm, string] => [
    field,
    textOf(field),
  ]);
  const wants = textOf('wants');
  const withdrawalId = textOf('withdrawalId');
  return {
    form: { name: '', email: '', orderNumber: '', goods: '', ...Object.fromEntries(typed) },
    wants: wants === 'confirm' || wants === 'edit' ? wants : 'review',
    withdrawalId: uuid.test(withdrawalId) ? withdrawalId : requestId,
  };
};

const statuses = { form: 422, review: 200, received: 200, failed: 503 } as const satisfies Record<
  WithdrawalStep['kind'],
  number
>;

/** A form that is right and is to be changed again is not refused. */
const statusOf = (step: WithdrawalStep): number =>
  step.kind === 'form' && step.errors.length === 0 ? 200 : statuses[step.kind];

/**
 * The page with the step that follows the form that was sent to it, and the status of the answer:
 * 422 for a form with errors, 503 where it was not kept. Undefined where nothing was sent.
 */
export const pageWithSent = async (
  { form, requestId, ports }: StorefrontRequest,
  { site, locale }: RoutePlace,
  page: Page,
): Promise<{ readonly page: Page; readonly status: number } | undefined> => {
  if (form === undefined) return undefined;
  const scope = { channel: site.channel, locale };
  const answer = await declareWithdrawal(scope, readSent(form, requestId))(ports)();
  if (E.isLeft(answer)) return undefined;
  const step = answer.right;
  const blocks = page.blocks.map((block) =>
    block.kind === 'withdrawal' ? { ...block, step } : block,
  );
  return { page: { ...page, blocks }, status: statusOf(step) };
};
