import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';

import {
  applyMagnifier,
  fitMagnification,
  magnifierKey,
  wheelFactor,
  wholeOnStage,
  wholePicture,
  type MagnifierCommand,
  type MagnifierFrame,
  type StagePoint,
} from '../../../../../../core/domain/image/magnifier.ts';
import { runKeyCommand } from '../../../../../components/dialog/key-commands.ts';

const doublePressFactor = 2.5;

const frameOf = ({ clientWidth, clientHeight }: HTMLElement, ratio: number): MagnifierFrame => {
  const stage = { width: clientWidth, height: clientHeight };
  return { stage, picture: wholeOnStage(stage, ratio) };
};

type Pointed = { readonly clientX: number; readonly clientY: number };

/** In pixels from the middle of the stage. */
const pointOn = (stage: HTMLElement, { clientX, clientY }: Pointed): StagePoint => {
  const { left, top, width, height } = stage.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
};

const middleOf = (one: StagePoint, other: StagePoint): StagePoint => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
});

const distanceOf = (one: StagePoint, other: StagePoint): number =>
  Math.hypot(one.x - other.x, one.y - other.y);

const commandOfWay = (
  from: StagePoint,
  to: StagePoint,
  other: StagePoint | undefined,
): MagnifierCommand =>
  other === undefined
    ? { kind: 'move', by: { x: to.x - from.x, y: to.y - from.y } }
    : {
        kind: 'pinch',
        factor: distanceOf(to, other) / Math.max(1, distanceOf(from, other)),
        from: middleOf(from, other),
        to: middleOf(to, other),
      };

export const useMagnifier = (ratio: number) => {
  const stage = useRef<HTMLDivElement>(null);
  const pointers = useRef(new Map<number, StagePoint>());
  const [sight, setSight] = useState(wholePicture);

  const apply = (command: MagnifierCommand): void => {
    const { current } = stage;
    if (current !== null)
      setSight((before) => applyMagnifier(frameOf(current, ratio), before, command));
  };

  useEffect(
    function listenToWheelAndTouch() {
      const { current } = stage;
      if (current === null) return undefined;
      // React's own listener is passive: the page would scroll, too.
      const onWheel = (event: WheelEvent): void => {
        event.preventDefault();
        const command: MagnifierCommand = {
          kind: 'zoom',
          factor: wheelFactor(event.deltaY, event.deltaMode),
          at: pointOn(current, event),
        };
        setSight((before) => applyMagnifier(frameOf(current, ratio), before, command));
      };
      // One finger scrolls the dialog while the whole picture is shown. Two are the picture's,
      // before they have moved apart.
      const onTouch = (event: TouchEvent): void => {
        if (event.touches.length > 1) event.preventDefault();
      };
      const resized = new ResizeObserver(() =>
        setSight((before) => fitMagnification(frameOf(current, ratio), before)),
      );
      current.addEventListener('wheel', onWheel, { passive: false });
      current.addEventListener('touchstart', onTouch, { passive: false });
      current.addEventListener('touchmove', onTouch, { passive: false });
      resized.observe(current);
      return () => {
        current.removeEventListener('wheel', onWheel);
        current.removeEventListener('touchstart', onTouch);
        current.removeEventListener('touchmove', onTouch);
        resized.disconnect();
      };
    },
    [ratio],
  );

  const release = ({ pointerId }: PointerEvent): void => {
    pointers.current.delete(pointerId);
  };

  return {
    stage,
    sight,
    apply,
    listeners: {
      onKeyDown: (event: KeyboardEvent) => {
        const { current } = stage;
        if (current === null) return;
        runKeyCommand(event, (key) => magnifierKey(frameOf(current, ratio), key), apply);
      },
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        pointers.current.set(event.pointerId, pointOn(event.currentTarget, event));
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const from = pointers.current.get(event.pointerId);
        if (from === undefined) return;
        const to = pointOn(event.currentTarget, event);
        const [other] = [...pointers.current]
          .filter(([pointer]) => pointer !== event.pointerId)
          .map(([, point]) => point);
        pointers.current.set(event.pointerId, to);
        apply(commandOfWay(from, to, other));
      },
      onPointerUp: release,
      onPointerCancel: release,
      onDoubleClick: (event: Pointed) => {
        const { current } = stage;
        if (current === null) return;
        apply(
          sight.scale > 1
            ? { kind: 'whole' }
            : { kind: 'zoom', factor: doublePressFactor, at: pointOn(current, event) },
        );
      },
    },
  };
};
