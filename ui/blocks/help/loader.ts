import type { HelpBlock, HelpGroup } from '../../../core/domain/content/blocks/help.ts';
import { richTextPlain } from '../../../core/domain/content/rich-text-print.ts';
import { findAnswers } from '../../../core/domain/help/find-answers.ts';
import { helpParameter } from '../../../core/domain/help/help-search.ts';
import { languageOf } from '../../../core/domain/locale/markets.ts';
import { readPageQuery } from '../../../core/domain/products/page-query.ts';
import type { LoadBlock } from '../block-loader.ts';

export type HelpData = {
  /** Such addresses are endless, so the page is not cached. Undefined where nothing is searched. */
  readonly search: string | undefined;
  /** Those with answers that were found. */
  readonly groups: readonly HelpGroup[];
};

/** Headlines of subjects count as words of their answers. */
export const loadHelp: LoadBlock<HelpBlock, HelpData> = async ({ groups }, { scope, search }) => {
  const asked = readPageQuery('help', search)(helpParameter);
  if (asked === undefined) return { search: undefined, groups };
  const answers = groups.flatMap((group) => group.items.map((item) => ({ group, item })));
  const found = findAnswers(languageOf(scope.locale), asked, answers, ({ group, item }) =>
    [group.headline, item.question, richTextPlain(item.answer)].join(' '),
  );
  return {
    search: asked,
    groups: groups.flatMap((group) => {
      const items = found.flatMap((answer) => (answer.group === group ? [answer.item] : []));
      return items.length === 0 ? [] : [{ ...group, items }];
    }),
  };
};
