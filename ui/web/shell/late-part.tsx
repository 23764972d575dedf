import { createElement, useEffect, useState, type ComponentType } from 'react';

type LatePartProps<Props> = {
  readonly isNeeded: boolean;
  /** Must be the same function each time. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
};

/**
 * A part of the surroundings that only some visitors get, in a chunk of its own that is loaded after
 * hydration where it is needed. Nothing stands there before; where it cannot be had, nothing is missed.
 */
export const LatePart = <Props extends object>({
  isNeeded,
  load,
  props,
}: LatePartProps<Props>) => {
  const [part, setPart] = useState<{ readonly Part: ComponentType<Props> }>();
  useEffect(
    function loadPart() {
      if (!isNeeded) return;
      load().then(
        (Part) => setPart({ Part }),
        () => undefined,
      );
    },
    [isNeeded, load],
  );
  return isNeeded && part !== undefined ? createElement(part.Part, props) : null;
};
