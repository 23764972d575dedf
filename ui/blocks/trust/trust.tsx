import type { TrustBlock } from '../../../core/domain/content/blocks/trust.ts';
import { isIconName } from '../../components/icon/icon-paths.ts';
import { PageSection } from '../../components/page-section/page-section.tsx';
import { UspList } from '../../components/usp-list/usp-list.tsx';
import { resolvedLink, type BlockViewProps } from '../block-view.ts';

/** An unknown icon becomes a check mark. */
export const TrustBlockView = ({
  block: { headline, items },
  resolveLink,
}: BlockViewProps<TrustBlock>) => (
  <PageSection headline={headline}>
    <UspList
      items={items.map(({ icon, title, text, link }) => ({
        icon: isIconName(icon) ? icon : 'check',
        title,
        text,
        link: resolvedLink(resolveLink, link),
      }))}
    />
  </PageSection>
);
