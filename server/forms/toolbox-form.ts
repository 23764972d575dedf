/** The page of the toolbox: what became of each file that was sent to it. */
import { isToolboxPage } from '../../core/domain/routing/toolbox-page.ts';
import { localeTable } from '../../core/domain/locale/locales.ts';
import {
  readToolboxWish,
  toolboxFields,
  type ToolboxOutcome,
  type ToolboxStep,
} from '../../core/domain/toolbox/toolbox-step.ts';
import { toolboxLimits } from '../../core/domain/toolbox/toolbox-table.ts';
import { E } from '../../core/fp.ts';
import type { HasLog } from '../../core/ports/log.ts';
import type { ShopScope } from '../../core/ports/scope.ts';
import type { Toolbox } from '../../core/ports/toolbox.ts';
import { workOnFile } from '../../core/usecases/use-toolbox.ts';
import { usualFormLimits } from '../http/form-body.ts';
import { unreadAnswers, type FormSender, type PageForm } from './form.ts';

export type ToolboxFormSettings = HasLog & {
  /** As its sender, whose leaving ends the work. */
  readonly toolboxOf: (sender: Pick<FormSender, 'client' | 'signal'>, scope: ShopScope) => Toolbox;
};

/** Together the files have no more bytes than one may have. */
const limits = {
  ...usualFormLimits,
  bytes: toolboxLimits.bytes + usualFormLimits.bytes,
  files: toolboxLimits.files,
} as const;

const again = (step: ToolboxStep, status: 200 | 422 | 503) =>
  ({ kind: 'again', step: { kind: 'toolbox', step }, status }) as const;

const statusOf = (outcomes: readonly ToolboxOutcome[]): 200 | 422 | 503 => {
  if (outcomes.some(({ kind }) => kind !== 'refused')) return 200;
  const hasFailed = outcomes.some((one) => one.kind === 'refused' && one.problem === 'failed');
  return hasFailed ? 503 : 422;
};

/** 422 where nothing became of any file, 503 where that is ours. */
export const toolboxPageForm = ({ log, toolboxOf }: ToolboxFormSettings): PageForm => ({
  isAt: ({ decision }) =>
    decision.kind === 'page' &&
    isToolboxPage(localeTable[decision.locale].language, decision.route),
  form: {
    limits,
    isFromAnywhere: false,
    answer: async (sender, sent) => {
      if (sent.kind === 'elsewhere') return unreadAnswers.elsewhere;
      const wish = readToolboxWish(sent.fields.get(toolboxFields.wish));
      if (sent.kind === 'too-large') return again({ wish, outcomes: [], problem: 'too-much' }, 422);
      if (sent.kind !== 'form') return unreadAnswers[sent.kind];
      const files = sent.files.get(toolboxFields.file) ?? [];
      if (files.length === 0) return again({ wish, outcomes: [], problem: 'none' }, 422);
      const toolbox = toolboxOf(sender, { channel: sender.site.channel, locale: sender.locale });
      const outcomes: ToolboxOutcome[] = [];
      // One after another, as the shop does for one client.
      for (const file of files) {
        const brought = { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
        const worked = await workOnFile(brought, wish)({ toolbox, log })();
        if (E.isRight(worked)) outcomes.push(worked.right);
      }
      return again({ wish, outcomes, problem: undefined }, statusOf(outcomes));
    },
  },
});
