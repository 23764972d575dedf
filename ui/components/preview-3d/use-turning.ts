import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';

import {
  applyTurn,
  restingTurn,
  turnKey,
  type ObjectTurn,
  type TurnCommand,
} from '../../../core/domain/image/object-turn.ts';

type Held = { readonly pointerId: number; readonly x: number; readonly y: number };

type Turning = {
  readonly turn: ObjectTurn;
  /** A pointer holds it: it follows without a transition. */
  readonly isHeld: boolean;
  readonly apply: (command: TurnCommand) => void;
  readonly listeners: {
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: () => void;
    readonly onPointerCancel: () => void;
  };
};

export const useTurning = (): Turning => {
  const [turn, setTurn] = useState(restingTurn);
  const [isHeld, setHeld] = useState(false);
  const held = useRef<Held | undefined>(undefined);

  const apply = (command: TurnCommand): void => setTurn((before) => applyTurn(before, command));
  const release = (): void => {
    held.current = undefined;
    setHeld(false);
  };

  return {
    turn,
    isHeld,
    apply,
    listeners: {
      onKeyDown: (event) => {
        const command =
          event.ctrlKey || event.metaKey || event.altKey ? undefined : turnKey(event.key);
        if (command === undefined) return;
        event.preventDefault();
        apply(command);
      },
      onPointerDown: (event) => {
        if (event.button !== 0 || held.current !== undefined) return;
        held.current = { pointerId: event.pointerId, x: event.clientX, y: event.clientY };
        setHeld(true);
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: ({ pointerId, clientX, clientY }) => {
        const from = held.current;
        if (from?.pointerId !== pointerId) return;
        held.current = { pointerId, x: clientX, y: clientY };
        apply({ kind: 'drag', right: clientX - from.x, down: clientY - from.y });
      },
      onPointerUp: release,
      onPointerCancel: release,
    },
  };
};
