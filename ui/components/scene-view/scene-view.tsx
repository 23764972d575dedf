/**
 * Styled in place: it is drawn for those alone who have brought a photo, and the one sheet is
 * everybody's.
 */
import type { CSSProperties } from 'react';

import {
  applyHomography,
  cssMatrix,
  scaledBefore,
  type PlanePoint,
} from '../../../core/domain/preview/homography.ts';
import {
  placePrint,
  type PhotoPart,
  type PlacedFace,
  type SpacePrint,
} from '../../../core/domain/preview/place-print.ts';
import type { Scene } from '../../../core/domain/preview/scene.ts';
import type { PictureSize } from '../picture/picture.tsx';

type LayerPicture = Pick<PictureSize, 'src' | 'srcSet'>;

type SceneViewProps = {
  readonly scene: Scene;
  readonly layers: Readonly<Partial<Record<Scene['layers'][number], LayerPicture>>>;
  /** With its mat. */
  readonly print: SpacePrint;
  readonly photo: PictureSize;
  /** The printed part of the photo; all of it without. */
  readonly crop?: PhotoPart | undefined;
  /** Between frame and photo; millimetres, and a CSS colour. */
  readonly mat?: { readonly size: number; readonly colour: string } | undefined;
  readonly alternative: string;
};

const whole: PhotoPart = { left: 0, top: 0, right: 1, bottom: 1 };

const filling: CSSProperties = {
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
};

const cut: CSSProperties = { display: 'block', position: 'absolute', overflow: 'hidden' };

const percent = (share: number): string => `${share * 100}%`;

/**
 * Moves and enlarges a thing so that its box shows the part; a part whose sides are swapped is
 * mirrored.
 */
const partStyle = ({ left, right, top, bottom }: PhotoPart): CSSProperties => {
  const [across, down] = [Math.abs(right - left), Math.abs(bottom - top)];
  return {
    position: 'absolute',
    inset: `${percent(-Math.min(top, bottom) / down)} auto auto ${percent(-Math.min(left, right) / across)}`,
    width: percent(1 / across),
    height: percent(1 / down),
    maxWidth: 'none',
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

/** Pixels beyond a face, so that no rim of the blank print shows. */
const rim = 0.6;

const boxStyle = (face: PlacedFace): CSSProperties => {
  const pixels = density(face);
  return {
    display: 'block',
    position: 'absolute',
    top: 0,
    left: 0,
    width: `${face.size.width * pixels}px`,
    height: `${face.size.height * pixels}px`,
    transform: cssMatrix(scaledBefore(face.map, 1 / pixels)),
    transformOrigin: '0 0',
  };
};

type FaceProps = Pick<SceneViewProps, 'photo' | 'crop' | 'mat' | 'print' | 'alternative'> & {
  readonly face: PlacedFace;
};

/** A part of the sheet: of its mat, and of the photo in it. */
const Face = ({ face, print, photo, crop = whole, mat, alternative }: FaceProps) => (
  <span style={boxStyle(face)} data-side={face.side}>
    {face.part && (
      <span style={{ ...cut, inset: `${-rim}px`, scale: turnOf(face.part) }}>
        <span style={{ ...partStyle(face.part), background: mat?.colour }}>
          <span
            style={{
              ...cut,
              inset: mat
                ? `${percent(mat.size / print.height)} ${percent(mat.size / print.width)}`
                : 0,
            }}
          >
            <img
              src={photo.src}
              srcSet={photo.srcSet}
              alt={face.side === 'front' ? alternative : ''}
              style={partStyle(crop)}
            />
          </span>
        </span>
      </span>
    )}
  </span>
);

/** For a print that stands off its wall; where a scene has a shadow, nothing is drawn. */
const Shadow = ({ scene, print }: Pick<SceneViewProps, 'scene' | 'print'>) => {
  const [flat] = placePrint(scene, { ...print, depth: 0, standOff: 0 });
  const off = print.depth + print.standOff;
  if (scene.shadow === undefined || flat === undefined || off === 0) return null;
  const pixels = density(flat);
  const { right, down, blur, opacity } = scene.shadow;
  return (
    <span
      style={{
        ...boxStyle(flat),
        background: '#1b1712',
        opacity,
        translate: `${right * off * pixels}px ${down * off * pixels}px`,
        filter: `blur(${blur * off * pixels}px)`,
      }}
      data-side="shadow"
    />
  );
};

const outlineOf = ({ size: { width, height }, map }: PlacedFace): string => {
  const corners = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ].map((corner) => applyHomography(map, corner));
  const middle = applyHomography(map, { x: width / 2, y: height / 2 });
  const beyond = ({ x, y }: PlanePoint): string =>
    `${x + Math.sign(x - middle.x) * rim} ${y + Math.sign(y - middle.y) * rim}`;
  return `M${corners.map(beyond).join('L')}Z`;
};

type LayerProps = {
  readonly picture: LayerPicture;
  readonly blending?: 'multiply' | 'screen' | undefined;
};

const Layer = ({ picture: { src, srcSet }, blending: mixBlendMode }: LayerProps) => (
  <img
    loading="lazy"
    style={{ ...filling, maxWidth: 'none', mixBlendMode }}
    src={src}
    srcSet={srcSet}
    alt=""
  />
);

const blending = { light: 'multiply', shine: 'screen' } as const;

/**
 * A photo in a rendered scene, which covers its place from the lower right corner on. Light falls on
 * the print alone. The geometry is the core's, the same as on the server.
 */
export const SceneView = ({ scene, layers, ...printed }: SceneViewProps) => {
  const { width, height } = scene.size;
  const { print } = printed;
  const faces = placePrint(scene, print);
  return (
    <span style={{ ...cut, inset: 0, containerType: 'size' }}>
      <span
        style={{
          ...cut,
          inset: 'auto 0 0 auto',
          inlineSize: `max(100cqi, ${width / height} * 100cqb)`,
          aspectRatio: `${width} / ${height}`,
          containerType: 'inline-size',
        }}
        data-scene={scene.name}
      >
        {/* In the scene's own pixels, scaled to the width: a length by a length is a number. */}
        <span
          style={{
            ...cut,
            top: 0,
            left: 0,
            width: `${width}px`,
            height: `${height}px`,
            transformOrigin: '0 0',
            scale: `tan(atan2(100cqi, ${width}px))`,
          }}
        >
          {layers.plate && <Layer picture={layers.plate} />}
          <Shadow scene={scene} print={print} />
          <span
            style={{
              ...filling,
              isolation: 'isolate',
              clipPath: `path('${faces.map(outlineOf).join('')}')`,
            }}
          >
            {faces.map((face) => (
              <Face face={face} {...printed} key={face.side} />
            ))}
            {(['light', 'shine'] as const).map(
              (layer) =>
                layers[layer] && (
                  <Layer picture={layers[layer]} blending={blending[layer]} key={layer} />
                ),
            )}
          </span>
        </span>
      </span>
    </span>
  );
};
