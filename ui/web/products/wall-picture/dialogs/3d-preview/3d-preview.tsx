import { formatWithUnit } from '../../../../../../core/domain/format/format.ts';
import { canvasEdge } from '../../../../../../core/domain/image/canvas-edge.ts';
import { wallBody } from '../../../../../../core/domain/image/wall-body.ts';
import { PreviewDialog } from '../../parts/preview-3d/preview-3d.tsx';
import { chosenObject } from '../../chosen-object.ts';
import { useShell } from '../../../../islands/use-shell.ts';
import { chosenMotif } from '../chosen-motif.ts';
import type { PictureDialogProps } from '../dialog.ts';
import { lengthText } from '../length-text.ts';
import type { ProductMotif } from '../product-motif.ts';

/** The thinnest body whose depth is named, in millimetres. */
const thinnest = 1;

/** The chosen wall picture, turned in space: with the shopper's own picture where there is one. */
export const Preview = ({ data, frame, place }: PictureDialogProps<ProductMotif>) => {
  const { configuration, look } = place;
  const { picture, alternative } = chosenMotif(data, place);
  const { locale } = useShell();
  const body = wallBody({
    ...chosenObject(configuration),
    ...canvasEdge(configuration.components.optionTypes),
  });
  return (
    <PreviewDialog
      frame={frame}
      body={body}
      motif={picture}
      crop={look?.printed}
      alternative={alternative}
      format={formatWithUnit(locale, configuration.state.format)}
      depth={body.depth < thinnest ? undefined : lengthText(locale, body.depth)}
    />
  );
};
