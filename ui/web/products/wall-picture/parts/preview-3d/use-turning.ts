import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';

import {
  applyTurn,
  restingTurn,
  turnKey,
  type TurnCommand,
} from '../../../../../../core/domain/image/object-turn.ts';
import { runKeyCommand } from '../../../../../components/dialog/key-commands.ts';

type Held = { readonly pointerId: number; readonly x: number; readonly y: number };

export const useTurning = () => {
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
    /** Follows the pointer without a transition. */
    isHeld,
    apply,
    listeners: {
      onKeyDown: (event: KeyboardEvent) => runKeyCommand(event, turnKey, apply),
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0 || held.current !== undefined) return;
        held.current = { pointerId: event.pointerId, x: event.clientX, y: event.clientY };
        setHeld(true);
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: ({ pointerId, clientX, clientY }: PointerEvent) => {
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
