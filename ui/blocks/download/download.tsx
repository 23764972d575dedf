import type { DownloadBlock } from '../../../core/domain/content/blocks/download.ts';
import { Downloads } from '../../components/downloads/downloads.tsx';
import { offeredFiles } from '../../components/downloads/offered-files.ts';
import { PageSection } from '../../components/page-section/page-section.tsx';
import type { BlockViewProps } from '../block-view.ts';

export const DownloadBlockView = ({ block, locale }: BlockViewProps<DownloadBlock>) => (
  <PageSection headline={block.headline} width="text">
    <Downloads files={offeredFiles(locale, block)} />
  </PageSection>
);
