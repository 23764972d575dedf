import type { PictureSetsBlock } from '../../../core/domain/content/blocks/picture-sets.ts';
import { useText } from '../../messages/text.tsx';
import type { LoadedBlockViewProps } from '../draw-blocks.tsx';
import type { PictureSetsData } from './loader.ts';
import { PictureSetsSection } from './picture-sets-section.tsx';
import { shownPictureSet } from './shown-set.ts';

type ViewProps = LoadedBlockViewProps<PictureSetsBlock, PictureSetsData>;

export const PictureSetsBlockView = ({ block, data, resolveLink, locale }: ViewProps) => {
  const text = useText();
  return <PictureSetsSection {...shownPictureSet({ block, data, resolveLink, locale, text })} />;
};
