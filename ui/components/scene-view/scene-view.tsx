import {
  applyHomography,
  cssMatrix,
  scaledBefore,
} from '../../../core/domain/preview/homography.ts';
import {
  placePrint,
  type PhotoPart,
  type PlacedFace,
  type SpacePrint,
} from '../../../core/domain/preview/place-print.ts';
import type { Scene } from '../../../core/domain/preview/scene.ts';
import { customProperties } from '../custom-properties.ts';
import type { PictureSize } from '../picture/picture.tsx';
import styles from './scene-view.module.css';

type SceneViewProps = {
  readonly scene: Scene;
  readonly layers: Readonly<Partial<Record<Scene['layers'][number], string>>>;
  readonly print: SpacePrint;
  /** The printed part; all of the photo without it. */
  readonly crop?: PhotoPart | undefined;
  readonly photo: PictureSize;
  readonly alternative: string;
};

const percent = (share: number): string => `${share * 100}%`;

/**
 * Moves and enlarges a photo so that its box shows the part; a part whose sides are swapped is
 * mirrored.
 */
const partStyle = ({ left, right, top, bottom }: PhotoPart) => {
  const [across, down] = [Math.abs(right - left), Math.abs(bottom - top)];
  return {
    inset: `${percent(-Math.min(top, bottom) / down)} auto auto ${percent(-Math.min(left, right) / across)}`,
    width: percent(1 / across),
    height: percent(1 / down),
  };
};

const turnOf = ({ left, right, top, bottom }: PhotoPart): string =>
  `${right < left ? -1 : 1} ${bottom < top ? -1 : 1}`;

/** A face's pixels per millimetre: as many as are seen, so that it stays sharp. */
const density = ({ quad: [a, b, , d], size }: PlacedFace): number =>
  Math.max(
    Math.hypot(b.x - a.x, b.y - a.y) / size.width,
    Math.hypot(d.x - a.x, d.y - a.y) / size.height,
  );

const boxStyle = (face: PlacedFace) => {
  const pixels = density(face);
  return {
    width: `${face.size.width * pixels}px`,
    height: `${face.size.height * pixels}px`,
    transform: cssMatrix(scaledBefore(face.map, 1 / pixels)),
  };
};

type FaceProps = Pick<SceneViewProps, 'photo' | 'alternative'> & { readonly face: PlacedFace };

const Face = ({ face, photo, alternative }: FaceProps) => (
  <div className={styles['face']} style={boxStyle(face)} data-side={face.side}>
    {face.part && (
      <div className={styles['photo']} style={{ scale: turnOf(face.part) }}>
        <img
          src={photo.src}
          srcSet={photo.srcSet}
          alt={face.side === 'front' ? alternative : ''}
          style={partStyle(face.part)}
        />
      </div>
    )}
  </div>
);

/** For a print that stands off its wall; where a scene has a shadow, nothing is drawn. */
const Shadow = ({ scene, print }: Pick<SceneViewProps, 'scene' | 'print'>) => {
  const [flat] = placePrint(scene, { ...print, depth: 0, standOff: 0 });
  const off = print.depth + print.standOff;
  if (scene.shadow === undefined || flat === undefined || off === 0) return null;
  const pixels = density(flat);
  const { right, down, blur, opacity } = scene.shadow;
  return (
    <div
      className={styles['face']}
      style={{
        ...boxStyle(flat),
        ...customProperties({ '--opacity': opacity }),
        translate: `${right * off * pixels}px ${down * off * pixels}px`,
        filter: `blur(${blur * off * pixels}px)`,
      }}
      data-side="shadow"
    />
  );
};

/** A layer that would change the wall, too, is cut to the faces. */
const clipOf = ({ kind }: Scene, { size, map }: PlacedFace): string | undefined => {
  if (kind === 'corner' || kind === 'surface') return undefined;
  const corners = [
    { x: 0, y: 0 },
    { x: size.width, y: 0 },
    { x: size.width, y: size.height },
    { x: 0, y: size.height },
  ].map((corner) => applyHomography(map, corner));
  return `polygon(${corners.map(({ x, y }) => `${x}px ${y}px`).join(',')})`;
};

/** A photo in a rendered scene. The geometry is the core's, the same as on the server. */
export const SceneView = (props: SceneViewProps) => {
  const { scene, layers, print, crop, photo, alternative } = props;
  const { width, height } = scene.size;
  const faces = placePrint(scene, print, crop);
  const front = faces.at(-1);
  return (
    <div
      className={styles['scene']}
      style={customProperties({ '--across': width, '--down': height })}
    >
      <div className={styles['plane']}>
        {layers.plate && <img className={styles['layer']} src={layers.plate} alt="" />}
        <Shadow scene={scene} print={print} />
        {faces.map((face) => (
          <Face face={face} photo={photo} alternative={alternative} key={face.side} />
        ))}
        {front &&
          (['light', 'shine'] as const).map(
            (layer) =>
              layers[layer] && (
                <img
                  className={styles['layer']}
                  src={layers[layer]}
                  alt=""
                  data-layer={layer}
                  style={{ clipPath: clipOf(scene, front) }}
                  key={layer}
                />
              ),
          )}
      </div>
    </div>
  );
};
