/**
 * Turning a wall picture in space (storefront §2, dialog "3d-preview"), by pointer, keys and buttons
 * alike. It hangs on a wall: it can be seen from both sides, from above and below, and never from
 * behind.
 */

/** Rotation of a picture in degrees. */
export type ObjectTurn = {
  /** Around the upright axis: above 0 it looks to the right, and its left edge is seen. */
  readonly turn: number;
  /** Above 0 it is seen from above, below 0 from below. */
  readonly tilt: number;
};

/** Largest rotation to either side, in degrees. */
export const turnLimits: ObjectTurn = { turn: 70, tilt: 40 };

/** First rotation, also without scripts: its depth shows. */
export const restingTurn: ObjectTurn = { turn: -32, tilt: 10 };

/** Seen from the front. */
export const frontTurn: ObjectTurn = { turn: 0, tilt: 0 };

/** A drag in CSS pixels to the right and down, or a view to turn to. */
export type TurnCommand =
  | { readonly kind: 'drag'; readonly right: number; readonly down: number }
  | { readonly kind: 'view'; readonly view: ObjectTurn };

/** Degrees per pixel: some 170 pixels from the front to the side. */
const degreesPerPixel = 0.4;

const within = (degrees: number, limit: number): number =>
  Math.min(limit, Math.max(-limit, degrees));

const fitted = ({ turn, tilt }: ObjectTurn): ObjectTurn => ({
  turn: within(turn, turnLimits.turn),
  tilt: within(tilt, turnLimits.tilt),
});

/** The picture after a command, within its limits; a command with NaN in it changes nothing. */
export const applyTurn = (before: ObjectTurn, command: TurnCommand): ObjectTurn => {
  const after = fitted(
    command.kind === 'view'
      ? command.view
      : {
          turn: before.turn + command.right * degreesPerPixel,
          tilt: before.tilt + command.down * degreesPerPixel,
        },
  );
  return Object.values(after).every(Number.isFinite) ? after : before;
};

/** Views that a button turns to. */
export const turnWays = ['left', 'right', 'up', 'down'] as const;

/** A way to turn a picture. */
export type TurnWay = (typeof turnWays)[number];

/** A press turns by ten degrees: as far as this drag, in CSS pixels. */
const pressPixels = 10 / degreesPerPixel;

const dragsOf = {
  left: { right: -pressPixels, down: 0 },
  right: { right: pressPixels, down: 0 },
  up: { right: 0, down: -pressPixels },
  down: { right: 0, down: pressPixels },
} as const satisfies Readonly<Record<TurnWay, object>>;

/** Turns a picture one way: a button's or a key's press. */
export const turnBy = (way: TurnWay): TurnCommand => ({ kind: 'drag', ...dragsOf[way] });

const turnKeys: Readonly<Record<string, TurnCommand>> = {
  ArrowLeft: turnBy('left'),
  ArrowRight: turnBy('right'),
  ArrowUp: turnBy('up'),
  ArrowDown: turnBy('down'),
  Home: { kind: 'view', view: frontTurn },
  End: { kind: 'view', view: restingTurn },
};

/** Command of a key, by its name in the browser's event; undefined for any other key. */
export const turnKey = (key: string): TurnCommand | undefined =>
  Object.hasOwn(turnKeys, key) ? turnKeys[key] : undefined;
