import type { ContentLink } from '../../navigation/content-link.ts';
import { blockBase, blockOf, filledListOf, filledText, partWith } from '../story-codec.ts';
import { optionalLink } from '../story-links.ts';
import { questionFields, type QuestionItem } from './questions.ts';

/** Questions about one subject. */
export type HelpGroup = {
  readonly headline: string;
  readonly items: readonly QuestionItem[];
};

/** Questions and answers by subject, with a search that shows those that it finds. */
export type HelpBlock = {
  readonly kind: 'help';
  readonly id: string;
  readonly groups: readonly HelpGroup[];
  /** Offered to those whose search finds nothing. */
  readonly link: ContentLink | undefined;
};

const group = partWith<HelpGroup>('HelpGroup', {
  headline: filledText,
  items: filledListOf(partWith('Question', questionFields)),
});

/** Without a group it is refused. */
export const helpCodec = blockOf<HelpBlock>('Help', {
  ...blockBase('help'),
  groups: filledListOf(group),
  link: optionalLink,
});
