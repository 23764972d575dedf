import type { MatType } from '../../../core/domain/catalogue/materials.ts';
import { exactMillimetres } from '../../../core/domain/format/format.ts';
import { pictureAttributes } from '../../../core/domain/image/attributes.ts';
import type { HungPrint } from '../../../core/domain/image/hung-print.ts';
import type { CropShares } from '../../../core/domain/image/picture-crop.ts';
import {
  closeLayers,
  type CloseLayer,
  type CloseView,
  type LayerSource,
} from '../../../core/domain/image/sources.ts';
import { closeScene } from '../../../core/domain/preview/close-scenes.ts';
import { spacePrintOf } from '../../../core/domain/preview/space-print.ts';
import { tableOf } from '../../../core/domain/text/record.ts';
import type { PictureSize } from '../../components/picture/picture.tsx';
import { SceneView } from '../../components/scene-view/scene-view.tsx';

/** What is seen from close. */
export type SeenClose = {
  readonly view: CloseView;
  readonly size: 'large' | 'small';
  readonly print: Pick<HungPrint, 'material' | 'frame' | 'mat' | 'format'>;
  /** Beside the usual look of material and frame. */
  readonly shown?: Pick<LayerSource, 'producedFrame' | 'options'> | undefined;
  readonly alternative: string;
};

type CloseUpProps = SeenClose & {
  readonly photo: PictureSize;
  /** Of the photo, wrapped edges included. */
  readonly printed: CropShares;
};

const presets = { large: 'detail', small: 'thumb' } as const;

const matColours = {
  'mat-none': 'transparent',
  'mat-weiss': '#fcfbf8',
  'mat-creme': '#f1e8d4',
  'mat-schwarz': '#302e2b',
} as const satisfies Record<MatType, string>;

/** The shopper's photo in the rendered view of what it is printed on. */
export const CloseUp = (props: CloseUpProps) => {
  const { view, size, print, shown = {}, alternative, photo, printed } = props;
  const { material } = print;
  // A surface is seen without its frame.
  const frame = view === 'corner' ? print.frame : undefined;
  const mat = frame && print.mat && print.mat.matSize > 0 ? print.mat : undefined;
  const scene = closeScene(view, { material, frame, options: shown.options });
  const { width, height } = exactMillimetres(print.format);
  // The view shows no more than there is of a small print.
  const nearer = Math.max(1, scene.reach.width / width, scene.reach.height / height);
  const layerOf = (layer: CloseLayer): PictureSize =>
    pictureAttributes(presets[size], { kind: 'layer', view, layer, material, frame, ...shown });
  return (
    <SceneView
      scene={scene}
      layers={tableOf(closeLayers, layerOf)}
      print={spacePrintOf({
        material,
        frame,
        options: shown.options,
        width: width * nearer,
        height: height * nearer,
        unit: print.format.unit,
        matSize: mat?.matSize ?? 0,
      })}
      photo={photo}
      crop={{
        left: printed.left,
        top: printed.top,
        right: printed.left + printed.width,
        bottom: printed.top + printed.height,
      }}
      mat={mat && { size: mat.matSize, colour: matColours[mat.matType] }}
      alternative={alternative}
    />
  );
};
