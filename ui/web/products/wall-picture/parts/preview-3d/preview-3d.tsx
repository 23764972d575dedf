import { frontTurn, turnBy } from '../../../../../../core/domain/image/object-turn.ts';
import type { ObjectTurn } from '../../../../../../core/domain/image/object-turn.ts';
import type { CropShares } from '../../../../../../core/domain/image/picture-crop.ts';
import type { WallBody as WallBodyMeasures } from '../../../../../../core/domain/image/wall-body.ts';
import { useText, type Text } from '../../../../../messages/text.tsx';
import { ArrowButtons } from '../../../../../components/button/arrow-buttons.tsx';
import { ToolButton } from '../../../../../components/button/tool-button.tsx';
import { Dialog, type DialogFrame } from '../../../../../components/dialog/dialog.tsx';
import type { PictureSize } from '../../../../../components/picture/picture.tsx';
import { useLive } from '../../../../../components/use-live.ts';
import { VisuallyHidden } from '../../../../../components/visually-hidden/visually-hidden.tsx';
import { useTurning } from './use-turning.ts';
import { WallBody } from './wall-body.tsx';
import styles from './preview-3d.module.css';

type PreviewDialogProps = {
  readonly frame: DialogFrame;
  readonly body: WallBodyMeasures;
  readonly motif: PictureSize;
  /** The printed part of a shopper's own picture, wrapped edges included. */
  readonly crop?: CropShares | undefined;
  readonly alternative: string;
  /** With its unit. */
  readonly format: string;
  /** With its unit; absent for what is too thin to be measured. */
  readonly depth?: string | undefined;
};

/** Words for an angle below 0, at 0, above 0. */
const seenFrom = {
  turn: ['right', 'straight', 'left'],
  tilt: ['below', 'level', 'above'],
} as const;

const turnText = (text: Text, turned: ObjectTurn): string => {
  const seen = (axis: 'turn' | 'tilt'): string => {
    const degrees = Math.round(turned[axis]);
    const [below, straight, above] = seenFrom[axis];
    const from = degrees === 0 ? straight : degrees < 0 ? below : above;
    return text(`preview-3d.seen-${from}`, { degrees: Math.abs(degrees) });
  };
  return `${seen('turn')}, ${seen('tilt')}`;
};

/**
 * A wall picture turned in space (storefront §2, "3d-preview"), by pointer, keys and buttons. It
 * never moves by itself; without scripts it is seen from the side.
 */
export const PreviewDialog = (props: PreviewDialogProps) => {
  const { frame, body, motif, crop, alternative, format, depth } = props;
  const text = useText();
  const isLive = useLive();
  const { turn, isHeld, apply, listeners } = useTurning();
  return (
    <Dialog {...frame} title={text('preview-3d.title')} width="wide">
      <div
        className={styles['scene']}
        // Screen readers hand arrow keys on to it.
        role="application"
        aria-label={text('preview-3d.scene')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys turn what it shows
        tabIndex={0}
        {...listeners}
      >
        <WallBody
          body={body}
          motif={motif}
          crop={crop}
          alternative={alternative}
          turn={turn}
          isHeld={isHeld}
        />
      </div>
      <p className={styles['caption']}>
        {depth === undefined ? format : text('preview-3d.measures', { format, depth })}
      </p>
      <div className={styles['tools']}>
        {isLive && (
          <>
            <ArrowButtons
              labelOf={(way) => text(`preview-3d.${way}`)}
              onPress={(way) => apply(turnBy(way))}
            />
            <ToolButton onPress={() => apply({ kind: 'view', view: frontTurn })}>
              {text('preview-3d.front')}
            </ToolButton>
            <VisuallyHidden>
              <output>{turnText(text, turn)}</output>
            </VisuallyHidden>
          </>
        )}
      </div>
    </Dialog>
  );
};
