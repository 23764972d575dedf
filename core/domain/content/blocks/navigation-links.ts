import { E, pipe } from '../../../fp.ts';
import { linkItem } from '../chrome.ts';
import type { ContentLink } from '../../navigation/content-link.ts';
import {
  blockBase,
  fieldsCodec,
  listOf,
  optionalText,
  plainText,
  type BlockCodec,
} from '../story-codec.ts';

/** Links that belong together, of the navigation or the block's own. */
export type NavigationLinksBlock = {
  readonly kind: 'navigation-links';
  readonly id: string;
  readonly headline: string;
  /**
   * A group of the main navigation by its `flyoutGroupIdentifier`, or all groups of an item by its
   * `navigationType`.
   */
  readonly group: string | undefined;
  /** Its own, behind those of the group. */
  readonly links: readonly ContentLink[];
};

const fields = fieldsCodec<NavigationLinksBlock>({
  ...blockBase('navigation-links'),
  headline: plainText,
  group: optionalText,
  links: listOf(linkItem),
});

/** A reference to nothing is refused. */
export const navigationLinksCodec: BlockCodec<NavigationLinksBlock> = {
  component: 'NavigationLinks',
  fields: {
    ...fields,
    decode: (place, value) =>
      pipe(
        fields.decode(place, value),
        E.filterOrElse(
          ({ value: { group, links } }) => group !== undefined || links.length > 0,
          () => 'group: it names no group, and has no links of its own',
        ),
      ),
  },
};
