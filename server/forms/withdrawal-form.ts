/** Each step of the withdrawal is its page again. */
import { createHash } from 'node:crypto';

import {
  type WithdrawalForm,
  type WithdrawalStep,
} from '../../core/domain/contact/withdrawal-form.ts';
import { localeTable } from '../../core/domain/locale/locales.ts';
import { isWithdrawalPage } from '../../core/domain/routing/legal-pages.ts';
import type { HasLog } from '../../core/ports/log.ts';
import type { HasWithdrawalDesk } from '../../core/ports/withdrawal-desk.ts';
import { declareWithdrawal, type SentWithdrawal } from '../../core/usecases/declare-withdrawal.ts';
import { sentIdOf } from './sent-id.ts';
import { formOf, type PageForm, type PageFormSender } from './form.ts';

/** The same for the same texts, so that a statement sent again is kept once. */
const idOf = (texts: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify(texts))
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/u, '$1-$2-4$3-8$4-$5');

const readFields = (fields: URLSearchParams, sender: PageFormSender): SentWithdrawal => {
  const textOf = (name: string): string => fields.get(name) ?? '';
  const form: WithdrawalForm = {
    name: textOf('name'),
    orderNumber: textOf('orderNumber'),
    goods: textOf('goods'),
    email: textOf('email'),
  };
  const wants = textOf('wants');
  const withdrawalId = sentIdOf(fields.get('withdrawalId'), sender);
  return {
    form,
    wants: wants === 'confirm' || wants === 'edit' ? wants : 'review',
    withdrawalId,
    changedId: idOf([withdrawalId, ...Object.values(form)]),
  };
};

const statuses = { form: 422, review: 200, received: 200, failed: 503 } as const satisfies Record<
  WithdrawalStep['kind'],
  number
>;

/** A form that is right and is to be changed again is not refused. */
const statusOf = (step: WithdrawalStep) =>
  step.kind === 'form' && step.errors.length === 0 ? 200 : statuses[step.kind];

/** 422 where it has errors, 503 where it was not kept. */
export const withdrawalForm = (environment: HasWithdrawalDesk & HasLog): PageForm => ({
  isAt: ({ decision }) =>
    decision.kind === 'page' &&
    isWithdrawalPage(localeTable[decision.locale].language, decision.route),
  form: formOf({
    read: ({ fields }, sender: PageFormSender) => readFields(fields, sender),
    perform: (sent, { site, locale }) =>
      declareWithdrawal({ channel: site.channel, locale }, sent)(environment),
    done: (step) => ({
      kind: 'again',
      step: { kind: 'withdrawal', step },
      status: statusOf(step),
    }),
    refused: (never) => never,
  }),
});
