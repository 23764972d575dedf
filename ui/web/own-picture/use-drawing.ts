import { useEffect, useEffectEvent, useRef, useState } from 'react';

import {
  createPageDrawer,
  type DrawingAnswer,
  type PageDrawer,
  type StartDrawing,
} from './page-drawer.ts';

/** A worker as a thread that draws. */
export const drawingThread =
  <Order, Drawn>(open: () => Worker): StartDrawing<Order, Drawn> =>
  (take) => {
    const worker = open();
    worker.onmessage = ({ data }: MessageEvent<DrawingAnswer<Drawn>>) => take(data);
    worker.onerror = () => take({ kind: 'failed' });
    return { draw: (order) => worker.postMessage(order), end: () => worker.terminate() };
  };

type Drawing<Order, Drawn> = {
  readonly start: StartDrawing<Order, Drawn>;
  /** The same by what it says. */
  readonly order: Order | undefined;
  /** What is drawn is shown; otherwise the thread is only made ready. */
  readonly isOwn: boolean;
  /** Called with what is drawn, with nothing while nothing is one's own. */
  readonly onDrawn: (drawn: Drawn | undefined) => void;
};

/** Draws an order whenever it changes, and tells whether the last one failed. */
export const useDrawing = <Order, Drawn>(drawing: Drawing<Order, Drawn>): boolean => {
  const { start, order, isOwn, onDrawn } = drawing;
  const [hasFailed, setFailed] = useState(false);
  const drawer = useRef<PageDrawer<Order>>(undefined);
  const isShown = useRef(isOwn);
  const asked = JSON.stringify(order);
  const draw = useEffectEvent(() => {
    isShown.current = isOwn;
    if (!isOwn) onDrawn(undefined);
    if (order === undefined) return;
    drawer.current ??= createPageDrawer(start, (answer) => {
      setFailed(answer.kind === 'failed');
      // It may have been cleared meanwhile.
      if (answer.kind === 'drawn' && isShown.current) onDrawn(answer.drawn);
    });
    drawer.current.draw(order);
  });
  useEffect(
    function drawWhatChanged() {
      draw();
    },
    [asked, isOwn],
  );
  useEffect(() => () => drawer.current?.end(), []);
  return hasFailed;
};
