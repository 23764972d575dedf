/**
 * Turning a wall picture in space (storefront §2, dialog "3d-preview"). It hangs on a wall: it is
 * seen from both sides, above and below, never from behind.
 */

/** Degrees. */
export type ObjectTurn = {
  /** Above 0 it looks right, and its left edge is seen. */
  readonly turn: number;
  /** Above 0 it is seen from above. */
  readonly tilt: number;
};

/** Degrees to either side. */
export const turnLimits: ObjectTurn = { turn: 70, tilt: 40 };

/** First rotation, also without scripts: its depth shows. */
export const restingTurn: ObjectTurn = { turn: -32, tilt: 10 };

/** Seen from the front. */
export const frontTurn: ObjectTurn = { turn: 0, tilt: 0 };

/** A drag in CSS pixels, or a view to turn to. */
export type TurnCommand =
  | { readonly kind: 'drag'; readonly right: number; readonly down: number }
  | { readonly kind: 'view'; readonly view: ObjectTurn };

/** Some 170 pixels from the front to the side. */
const degreesPerPixel = 0.4;

const within = (degrees: number, limit: number): number =>
  Math.min(limit, Math.max(-limit, degrees));

const fitted = ({ turn, tilt }: ObjectTurn): ObjectTurn => ({
  turn: within(turn, turnLimits.turn),
  tilt: within(tilt, turnLimits.tilt),
});

/** Within the limits; NaN changes nothing. */
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

/** A button turns to them. */
export const turnWays = ['left', 'right', 'up', 'down'] as const;

export type TurnWay = (typeof turnWays)[number];

/** A press is a drag of ten degrees. */
const pressPixels = 10 / degreesPerPixel;

const dragsOf = {
  left: { right: -pressPixels, down: 0 },
  right: { right: pressPixels, down: 0 },
  up: { right: 0, down: -pressPixels },
  down: { right: 0, down: pressPixels },
} as const satisfies Readonly<Record<TurnWay, object>>;

/** A press of a button or key. */
export const turnBy = (way: TurnWay): TurnCommand => ({ kind: 'drag', ...dragsOf[way] });

const turnKeys: Readonly<Record<string, TurnCommand>> = {
  ArrowLeft: turnBy('left'),
  ArrowRight: turnBy('right'),
  ArrowUp: turnBy('up'),
  ArrowDown: turnBy('down'),
  Home: { kind: 'view', view: frontTurn },
  End: { kind: 'view', view: restingTurn },
};

/** By the key's name in the browser's event; undefined for any other key. */
export const turnKey = (key: string): TurnCommand | undefined =>
  Object.hasOwn(turnKeys, key) ? turnKeys[key] : undefined;
