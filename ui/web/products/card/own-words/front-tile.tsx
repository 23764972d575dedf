import { useEffect, useRef, useState } from 'react';

import type { PicturedFront } from '../../../../../core/domain/products/card/designs/front-of-picture.ts';
import type {
  DrawnFront,
  FrontOrder,
} from '../../../../../core/domain/products/card/designs/own-front.ts';
import { hasOwnWords, readOwnWords } from '../../../../../core/domain/products/card/own-words.ts';
import { OwnPage } from '../../../../components/own-page/own-page.tsx';
import { useOwnPhoto } from '../../../own-picture/own-photo.ts';
import type { FrontTileProps } from '../../own-fronts.ts';
import { createPageDrawer, type DrawingAnswer } from '../../../own-picture/page-drawer.ts';
import { keptWords, photosInTurn, photosWith, startFronts } from './front-parts.ts';

type FrontAnswer = DrawingAnswer<DrawnFront>;

type Take = (answer: FrontAnswer) => void;

let take: Take | undefined;

const drawer = createPageDrawer(startFronts, (answer) => take?.(answer));

let turn: Promise<unknown> = Promise.resolve();

/** One after another, in one thread: a list may have many. */
const drawInTurn = (order: FrontOrder): Promise<FrontAnswer> => {
  const drawn = turn.then(
    () =>
      new Promise<FrontAnswer>((resolve) => {
        take = resolve;
        drawer.draw(order);
      }),
  );
  turn = drawn;
  return drawn;
};

/** What is asked of the thread; undefined where there is nothing that this front shows. */
const useOrder = (
  { slot, ...front }: PicturedFront,
  given: FrontTileProps<PicturedFront>['own'],
  id: string,
): FrontOrder | undefined => {
  const kept = useOwnPhoto();
  const photo = slot && kept;
  const [own] = useState(() => readOwnWords(keptWords.read() ?? '', Date.now()));
  if (given !== undefined) {
    const { words, photos } = given;
    return hasOwnWords(words) || photos.length > 0
      ? { ...front, own: words, photos: photosInTurn(photos), prefix: `${id}-` }
      : undefined;
  }
  if (photo === undefined && !hasOwnWords(own)) return undefined;
  const { photo: picture, size, framing } = photo ?? {};
  const shown = picture && size && framing && { source: picture.src, size, framing };
  return { ...front, own, photos: photosWith(shown), prefix: `${id}-` };
};

/** A front with the words and the photo that this device keeps, in place of the design's own. */
export const FrontTile = ({
  front,
  own,
  id,
  alternative,
  children,
}: FrontTileProps<PicturedFront>) => {
  const order = useOrder(front, own, id);
  const asked = order && JSON.stringify(order);
  const [drawn, setDrawn] = useState<DrawnFront>();
  const latest = useRef(order);
  useEffect(function note() {
    latest.current = order;
  });
  useEffect(
    function draw() {
      if (asked === undefined || latest.current === undefined) return undefined;
      let isLeft = false;
      void drawInTurn(latest.current).then((answer) => {
        if (!isLeft && answer.kind === 'drawn') setDrawn(answer.drawn);
      });
      return () => {
        isLeft = true;
      };
    },
    [asked],
  );
  return drawn && asked ? (
    <OwnPage page={drawn} alternative={alternative} id={`${id}-sheet`} />
  ) : (
    children
  );
};
