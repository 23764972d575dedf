import type { CardOverviewBlock } from '../../../../../core/domain/products/card/card-overview-block.ts';
import { localeTable } from '../../../../../core/domain/locale/locales.ts';
import {
  cardOverviewRoot,
  cardOverviewSlug,
} from '../../../../../core/domain/products/card/overview-address.ts';
import { OverviewSection } from '../../../../blocks/design-overview/overview-section.tsx';
import type { LoadedBlockViewProps } from '../../../../blocks/draw-blocks.tsx';
import { Notice } from '../../../../components/notice/notice.tsx';
import { PageSection } from '../../../../components/page-section/page-section.tsx';
import { useText } from '../../../../messages/text.tsx';
import type { CardOverviewData } from './loader.ts';
import { shownOverview } from './shown-overview.ts';

type ViewProps = LoadedBlockViewProps<CardOverviewBlock, CardOverviewData>;

/** Without data the designs cannot be had at the moment; the link asks again. */
export const CardOverviewBlockView = ({ block, data, resolveLink, locale }: ViewProps) => {
  const text = useText();
  if (data !== undefined)
    return (
      <OverviewSection
        shown={shownOverview({ block, data, resolveLink, locale, text })}
        locale={locale}
      />
    );
  const { language } = localeTable[locale];
  const path = `/${block.path ? cardOverviewSlug(language, block.path) : cardOverviewRoot(language)}`;
  const here = resolveLink(path)?.href ?? path;
  return (
    <PageSection id={block.id}>
      <Notice tone="error">
        <p>{text('overview.unavailable')}</p>
        <p>
          <a href={here}>{text('overview.again')}</a>
        </p>
      </Notice>
    </PageSection>
  );
};
