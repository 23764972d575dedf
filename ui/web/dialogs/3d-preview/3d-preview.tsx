import type { WallBody } from '../../../../core/domain/image/wall-body.ts';
import type { PictureSize } from '../../../components/picture/picture.tsx';
import { PreviewDialog } from '../../../components/preview-3d/preview-3d.tsx';
import type { DialogViewProps } from '../dialog.ts';

/** What is turned in space, and what it is called. */
export type PreviewData = {
  readonly body: WallBody;
  readonly motif: PictureSize;
  readonly alternative: string;
  readonly format: string;
  /** Its depth with the unit; undefined for what is too thin to be measured. */
  readonly depth: string | undefined;
};

/** The chosen wall picture, turned in space. */
export const Preview = ({ data, frame }: DialogViewProps<PreviewData>) => (
  <PreviewDialog frame={frame} {...data} />
);
