/**
 * Scenes rendered ahead of time (issue "Pictures by ray tracing"): a plate without the shopper's
 * picture, layers of light, and the camera. So a picture of any size is put in to scale, in the
 * browser and on the server.
 */
import { E, pipe, t } from '../../fp.ts';

const row = t.readonly(t.tuple([t.number, t.number, t.number, t.number]));

/**
 * `light` multiplies the picture; `shine` (glass, metal) is added to it by screen; `wall` is white
 * where the wall is seen, for wall colours and what stands before a picture. On a `table`: `mask`
 * is white where the card is seen, `glint` is what foil on it mirrors, `turned` the same under
 * another lamp.
 */
const layer = t.keyof({
  plate: null,
  light: null,
  shine: null,
  wall: null,
  mask: null,
  glint: null,
  turned: null,
});

const place = t.readonly(t.tuple([t.number, t.number, t.number]));

const sides = t.readonly(
  t.type({ left: t.number, right: t.number, top: t.number, bottom: t.number }),
);

const required = t.type({
  name: t.string,
  /**
   * In a `room` and at a `wall` the wall is the plane z = 0, in a `corner` and on a `surface` the
   * print's front. A `wall` shows one object under distant light and serves every size. A `frame`
   * is empty. A `still` shows things on a table, with `light` also a card, whose front is the plane
   * z = 0; a `glass` what a frame's glass mirrors at its corner. A `table` shows printed pages of one
   * size, the table is its plane z = 0; a `piece` is a thing from above, cut out with its shadow.
   */
  kind: t.keyof({
    room: null,
    wall: null,
    corner: null,
    surface: null,
    frame: null,
    still: null,
    glass: null,
    table: null,
    piece: null,
  }),
  /** Pixels of every layer. */
  size: t.readonly(t.type({ width: t.number, height: t.number })),
  layers: t.readonlyArray(layer),
  /**
   * From millimetres (x right, y down, z towards the viewer) to pixels; the fourth coordinate is 1
   * at the origin.
   */
  camera: t.readonly(t.tuple([row, row, row])),
  /** The print's point at the origin, as fractions of its sides: its middle or a corner. */
  hang: t.readonly(t.type({ x: t.number, y: t.number })),
  /** In a room the free wall, else the visible part of the print's plane; millimetres. */
  reach: t.readonly(t.type({ left: t.number, top: t.number, width: t.number, height: t.number })),
});

const optional = t.partial({
  /**
   * Per millimetre that a picture stands off the wall: offset, blur (a standard deviation),
   * darkness from 0 to 1.
   */
  shadow: t.readonly(
    t.type({ right: t.number, down: t.number, blur: t.number, opacity: t.number }),
  ),
  /** Share of the front's light on each side of the edge. */
  shade: sides,
  /**
   * Millimetres: width of the moulding, the dark gap inside, depth. Corners are as wide as `face`
   * and `gap`.
   */
  moulding: t.readonly(
    t.type({ face: t.number, gap: t.number, depth: t.number, pixelsPerMillimetre: t.number }),
  ),
  /**
   * Of a `wall`: the rendered outer size, and how far from each edge it is kept; the part between
   * serves every size (`span.ts`). Millimetres.
   */
  span: t.readonly(t.type({ width: t.number, height: t.number, keep: t.number })),
  /**
   * Of a `wall`: how far the sheet lies inside the outer size, and its front off the wall;
   * millimetres.
   */
  sheet: t.readonly(t.type({ inset: t.number, height: t.number })),
  /**
   * Of a `table`: parts of pages, as shares of their sides, and where each lies: the place of its
   * upper left corner in millimetres, and the directions of its sides.
   */
  pages: t.readonlyArray(
    t.readonly(
      t.type({
        page: t.string,
        part: sides,
        at: place,
        across: place,
        down: place,
      }),
    ),
  ),
  /** Things of known size, which tell the scale; millimetres. */
  things: t.readonlyArray(
    t.readonly(t.type({ name: t.string, width: t.number, height: t.number })),
  ),
});

const codec = t.readonly(t.intersection([required, optional]));

export type Scene = t.TypeOf<typeof codec>;

/** A 3 × 4 matrix by its rows, from millimetres to pixels. */
export type SceneCamera = Scene['camera'];

/** The keys whose values are refused. */
export type SceneError = { readonly kind: 'malformed-scene'; readonly keys: readonly string[] };

const isWhole = (value: number): boolean => Number.isSafeInteger(value) && value > 0;

const keyOf = ({ context }: t.ValidationError): string =>
  context
    .map(({ key }) => key)
    .filter((key) => key !== '' && !/^[01]$/u.test(key))
    .join('.');

/** Without vanishing points every part of the picture has one scale. */
const isDistant = ([, , depth]: SceneCamera): boolean =>
  depth[0] === 0 && depth[1] === 0 && depth[2] === 0;

/** A span needs its sheet, a sheet its span, and both a distant camera. */
const spanFaults = ({ camera, span, sheet }: Scene): readonly string[] => {
  if (span === undefined && sheet === undefined) return [];
  const isSpan =
    span !== undefined && span.keep > 0 && Math.min(span.width, span.height) > 2 * span.keep;
  const isSheet = sheet !== undefined && sheet.inset >= 0 && sheet.height > 0;
  return [
    ...(isSpan ? [] : ['span']),
    ...(isSheet ? [] : ['sheet']),
    ...(isDistant(camera) ? [] : ['camera']),
  ];
};

const faultsOf = (scene: Scene): readonly string[] => {
  const { size, layers, camera, reach } = scene;
  return [
    ...(isWhole(size.width) && isWhole(size.height) ? [] : ['size']),
    ...(layers.includes('plate') ? [] : ['layers']),
    ...(camera.flat().every(Number.isFinite) && camera[2][3] === 1 ? [] : ['camera']),
    ...(reach.width > 0 && reach.height > 0 ? [] : ['reach']),
    ...spanFaults(scene),
  ];
};

const refuse = (keys: readonly string[]): E.Either<SceneError, never> =>
  E.left({ kind: 'malformed-scene', keys: [...new Set(keys)] });

/** Reads a scene's geometry file. */
export const parseScene = (given: unknown): E.Either<SceneError, Scene> =>
  pipe(
    codec.decode(given),
    E.mapLeft((errors): SceneError => ({
      kind: 'malformed-scene',
      keys: [...new Set(errors.map(keyOf))],
    })),
    E.chain((scene) => {
      const faults = faultsOf(scene);
      return faults.length === 0 ? E.right(scene) : refuse(faults);
    }),
  );

/**
 * In the plane z = 0; undefined where the camera sees it at an angle, because the scale then
 * differs from place to place.
 */
export const pixelsPerCentimetre = ({
  camera: [across, down, depth],
}: Scene): number | undefined => {
  const isFrontal =
    depth[0] === 0 &&
    depth[1] === 0 &&
    across[1] === 0 &&
    down[0] === 0 &&
    Math.abs(across[0] - down[1]) <= 1e-6 * Math.abs(across[0]);
  return isFrontal ? across[0] * 10 : undefined;
};
