import { defaultProducedFrameOf } from '../../../core/domain/catalogue/produced-frame.ts';
import type { ImageSize } from '../../../core/domain/image/image-size.ts';
import type { DrawnSource, ObjectSource } from '../../../core/domain/image/sources.ts';
import type { SpacePrint } from '../../../core/domain/preview/place-print.ts';
import type { Scene } from '../../../core/domain/preview/scene.ts';
import { eyeBefore, outerOf, seenBox, wallMap } from '../../../core/domain/preview/span.ts';
import type { ComposedSpan, SceneView } from '../compose/composition.ts';
import type { RenderedScene, RenderedScenes } from '../compose/scene-files.ts';
import { around } from './objects/front-view.ts';
import { photoInScene, type ScenePicture } from './photo-in-scene.ts';
import { printOf, sheetScene } from './space-print.ts';

/** On each side, as shares of the object's width and height. */
const wallAround = {
  perspective: { across: 0.18, down: 0.16 },
  frontal: { across: 0.2, down: 0.19 },
} as const;

type WallSource = ObjectSource & { readonly view: keyof typeof wallAround };

/** Narrows a source to an object that hangs alone on a wall. */
export const isOnWall = (source: DrawnSource): source is WallSource =>
  source.kind === 'object' && Object.hasOwn(wallAround, source.view);

const sceneName = (source: WallSource): string | undefined => {
  const { view, frame, producedFrame } = source;
  if (frame === undefined) return sheetScene(view, source);
  // From the front, a moulding is laid over what is drawn (`moulding-picture.ts`).
  return view === 'perspective'
    ? `${view}-${producedFrame ?? defaultProducedFrameOf(frame)}`
    : undefined;
};

/** With the box that the object fills as it is seen, in the scene's pixels. */
type Hung = {
  readonly rendered: RenderedScene;
  readonly print: SpacePrint;
  readonly span: ComposedSpan;
  readonly box: SceneView;
};

/** Undefined where no scene shows the source in every size. */
const hung = (source: WallSource, scenes: RenderedScenes): Hung | undefined => {
  const rendered = scenes.get(sceneName(source) ?? '');
  const { span, sheet } = rendered?.scene ?? {};
  if (rendered === undefined || span === undefined || sheet === undefined) return undefined;
  const { scene } = rendered;
  const flat = printOf(source);
  const print = { ...flat, standOff: Math.max(0, sheet.height - flat.depth) };
  const outer = outerOf(scene, print);
  const [wall, eye] = [wallMap(scene.camera), eyeBefore(scene, outer)];
  const composed = { span, outer, wall, eye, scene: scene.size };
  return { rendered, print, span: composed, box: seenBox(scene, outer) };
};

/**
 * With some wall around it; undefined where no scene shows it: then it is drawn. `size` in pixels.
 */
export const wallPicture = (
  source: WallSource,
  size: ImageSize,
  scenes: RenderedScenes,
): ScenePicture | undefined => {
  const there = hung(source, scenes);
  if (there === undefined) return undefined;
  const { box, rendered, print, span } = there;
  const { across, down } = wallAround[source.view];
  const wide = {
    left: box.left - box.width * across,
    top: box.top - box.height * down,
    width: box.width * (1 + 2 * across),
    height: box.height * (1 + 2 * down),
  };
  const view = around(wide, size.width / size.height);
  return photoInScene(source, { print, rendered, view, size, span }, scenes);
};

/** With the part of the wall that an object fills, in pixels. */
export type WallPart = {
  readonly picture: ScenePicture;
  readonly left: number;
  readonly top: number;
};

/** Scenes differ in their pixels for a millimetre. */
const scaleOf = ({ camera }: Scene): number => camera[1][1];

/**
 * Objects beside each other, to one scale, each in the middle of its place; undefined where one has
 * no scene. `filled`: share of a place that the largest fills.
 */
export const wallRow = (
  sources: readonly WallSource[],
  places: readonly (ImageSize & { readonly left: number; readonly top: number })[],
  filled: number,
  scenes: RenderedScenes,
): readonly WallPart[] | undefined => {
  const all = sources.flatMap((source) => {
    const there = hung(source, scenes);
    return there === undefined ? [] : [{ source, ...there }];
  });
  const [first] = all;
  if (first === undefined || all.length < sources.length) return undefined;
  const widest = Math.max(...all.map(({ box, rendered }) => box.width / scaleOf(rendered.scene)));
  const highest = Math.max(...all.map(({ box, rendered }) => box.height / scaleOf(rendered.scene)));
  return all.flatMap(({ source, rendered, print, span, box }, index) => {
    const place = places[index];
    if (place === undefined) return [];
    const { left, top, width, height } = place;
    // Pixels of the picture for one of the scene's.
    const scale = (filled * Math.min(width / widest, height / highest)) / scaleOf(rendered.scene);
    const seen = { width: width / scale, height: height / scale };
    const view = {
      left: box.left + box.width / 2 - seen.width / 2,
      top: box.top + box.height / 2 - seen.height / 2,
      ...seen,
    };
    const placement = { print, rendered, view, size: { width, height }, span };
    return [{ picture: photoInScene(source, placement, scenes), left, top }];
  });
};
