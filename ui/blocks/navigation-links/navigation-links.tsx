import type { NavigationLinksBlock } from '../../../core/domain/content/blocks/navigation-links.ts';
import { navigationGroupLinks } from '../../../core/domain/navigation/group-links.ts';
import { LinkList } from '../../components/link-list/link-list.tsx';
import { PageSection } from '../../components/page-section/page-section.tsx';
import { resolvedLinks, type BlockViewProps } from '../block-view.ts';

/** Links of the group, then those of the block. */
export const NavigationLinksBlockView = ({
  block: { headline, group, links },
  navigation,
  resolveLink,
}: BlockViewProps<NavigationLinksBlock>) => {
  const ofGroup = group === undefined ? [] : navigationGroupLinks(navigation, group);
  const resolved = resolvedLinks(resolveLink, [...ofGroup, ...links]);
  return (
    resolved.length > 0 && (
      <PageSection headline={headline}>
        <LinkList links={resolved} />
      </PageSection>
    )
  );
};
