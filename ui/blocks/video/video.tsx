import type { VideoBlock } from '../../../core/domain/content/blocks/video.ts';
import { mediaPath } from '../../../core/domain/image/attributes.ts';
import { localeTable } from '../../../core/domain/locale/locales.ts';
import { PageSection } from '../../components/page-section/page-section.tsx';
import { Video } from '../../components/video/video.tsx';
import type { BlockViewProps } from '../block-view.ts';

export const VideoBlockView = ({ block, locale }: BlockViewProps<VideoBlock>) => {
  const { headline, title, text, file, poster, captions } = block;
  return (
    <PageSection headline={headline}>
      <Video
        title={title}
        text={text}
        src={file}
        // In the video's ratio, so that nothing is cut off.
        poster={mediaPath('head', 2, 'auto', poster.source)}
        captions={captions && { src: captions, language: localeTable[locale].language }}
      />
    </PageSection>
  );
};
