import type { UspBlock } from '../../../core/domain/content/blocks/usp.ts';
import { isIconName } from '../../components/icon/icon-paths.ts';
import type { ResolveLink } from '../../components/rich-text/rich-text.tsx';
import type { Usp } from '../../components/usp-list/usp-list.tsx';
import { resolvedLink } from '../block-view.ts';

/** An unknown icon becomes a check mark. */
export const uspItems = (
  { items }: Pick<UspBlock, 'items'>,
  resolveLink: ResolveLink,
): readonly Usp[] =>
  items.map(({ icon, text, link }) => ({
    icon: isIconName(icon) ? icon : 'check',
    text,
    link: resolvedLink(resolveLink, link),
  }));
