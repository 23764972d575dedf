import type { ObjectTurn } from '../../../../../../core/domain/image/object-turn.ts';
import type { CropShares } from '../../../../../../core/domain/image/picture-crop.ts';
import type { WallBody as WallBodyMeasures } from '../../../../../../core/domain/image/wall-body.ts';
import { customProperties } from '../../../../../components/custom-properties.ts';
import type { PictureSize } from '../../../../../components/picture/picture.tsx';
import styles from './preview-3d.module.css';

type WallBodyProps = {
  readonly body: WallBodyMeasures;
  readonly motif: PictureSize;
  /** Wrapped edges included; without it as much as fills the body. */
  readonly crop?: CropShares | undefined;
  readonly alternative: string;
  readonly turn: ObjectTurn;
  readonly isHeld: boolean;
};

const sides = ['left', 'right', 'top', 'bottom'] as const;

/** Millimetres of the picture wrapped around each edge. */
const wrapOf = ({ edge, depth }: WallBodyMeasures): number => (edge === 'wrap' ? depth : 0);

const measuresOf = (body: WallBodyMeasures) => {
  const { print, outer, depth, frame, edge } = body;
  const [lit, shaded] = typeof edge === 'string' ? ['transparent', 'transparent'] : edge;
  return {
    '--print-across': print.width,
    '--print-down': print.height,
    '--across': outer.width,
    '--down': outer.height,
    '--depth': depth,
    '--wrap': wrapOf(body),
    '--face': frame?.face ?? 0,
    '--gap': frame?.gap ?? 0,
    '--mat': frame?.mat ?? 0,
    '--frame-colour': frame?.colour ?? 'transparent',
    '--lit': lit,
    '--shaded': shaded,
  };
};

/** The whole photo behind the sheet, moved to its printed part. */
const cropStyle = ({ left, top, width, height }: CropShares) => ({
  top: `${(-top / height) * 100}%`,
  left: `${(-left / width) * 100}%`,
  width: `${100 / width}%`,
  height: `${100 / height}%`,
  objectFit: 'fill' as const,
});

/** A wall picture in space, drawn by CSS alone. */
export const WallBody = (props: WallBodyProps) => {
  const { body, motif, crop, alternative, turn, isHeld } = props;
  const { src, srcSet, width, height } = motif;
  const printed = (alt: string) => (
    <span className={styles['sheet']}>
      <img
        src={src}
        srcSet={srcSet}
        width={width}
        height={height}
        alt={alt}
        draggable={false}
        style={crop && cropStyle(crop)}
      />
    </span>
  );
  return (
    <div
      className={styles['body']}
      style={customProperties({
        ...measuresOf(body),
        '--turn': `${turn.turn}deg`,
        '--tilt': `${turn.tilt}deg`,
      })}
      data-held={isHeld}
      data-mat={body.frame?.matType}
      data-edge={body.edge === 'mirror' ? 'mirror' : undefined}
    >
      <div className={styles['front']}>
        <div className={styles['print']}>{printed(alternative)}</div>
      </div>
      {sides.map((side) => (
        <div className={styles['side']} data-side={side} key={side}>
          {typeof body.edge === 'string' && printed('')}
        </div>
      ))}
    </div>
  );
};
