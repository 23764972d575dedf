import { useEffect, useRef, useState } from 'react';

import type { SlotPicture } from '../../../../../core/domain/artwork/resolve.ts';
import { pictureAttributes } from '../../../../../core/domain/image/attributes.ts';
import { centredFraming } from '../../../../../core/domain/image/picture-crop.ts';
import { slotMotifs, type ArtworkSource } from '../../../../../core/domain/image/sources.ts';
import { localeTable } from '../../../../../core/domain/locale/locales.ts';
import type {
  DrawnFront,
  FrontOrder,
} from '../../../../../core/domain/products/card/designs/own-front.ts';
import {
  hasOwnWords,
  printOwnWords,
  readOwnWords,
  type OwnWordRole,
  type OwnWords as Words,
} from '../../../../../core/domain/products/card/own-words.ts';
import { longDay } from '../../../../../core/domain/products/card/written-day.ts';
import { OwnPageAgain } from '../../../../components/own-page/own-page.tsx';
import { Picture } from '../../../../components/picture/picture.tsx';
import { keptText } from '../../../composition/kept-text.client.ts';
import { useShell } from '../../../islands/use-shell.ts';
import { ownWordsMark } from '../../../own-picture/kept-mark.ts';
import { useOwnPicture } from '../../../own-picture/own-picture-store.ts';
import { SlotPhoto } from '../../../own-picture/slot-photo.tsx';
import { drawingThread, useDrawing } from '../../../own-picture/use-drawing.ts';
import { OwnWordsForm } from '../parts/own-words/own-words-form.tsx';
import type { CardFront } from '../card-data.ts';
import { cardPhotoMessages } from './card-photo-messages.ts';

type OwnWordsProps = Pick<FrontOrder, 'format' | 'cut'> & {
  readonly front: CardFront;
  /** Of the front in the design's words. */
  readonly picture: ArtworkSource;
  /** To the designer. */
  readonly href: string;
  readonly drawn: DrawnFront | undefined;
  /** Called with the front in own words, with nothing when there are none. */
  readonly onDrawn: (front: DrawnFront | undefined) => void;
};

/** The library's photos, as the shop's own pictures of a design have them. */
const samplePhotos: readonly SlotPicture[] = slotMotifs.map((motif, index) => {
  const { src, width, height } = pictureAttributes('motif', {
    kind: 'motif',
    motif,
    seed: index + 1,
  });
  return { source: src, size: { width, height }, framing: centredFraming };
});

/** Those of the front's slots: the shopper's own one stands in the first. */
const usePhotos = ({ slot }: CardFront) => {
  const { state } = useOwnPicture();
  if (slot === undefined || state.kind !== 'shown') return { isOwn: false, photos: samplePhotos };
  const { picture, framing } = state;
  const own = { source: picture.preview.src, size: picture.size, framing };
  return { isOwn: true, photos: [own, ...samplePhotos.slice(1)] };
};

const kept = keptText(ownWordsMark);

/** What is written, kept on this device for other designs, too. */
const useKeptWords = () => {
  const [own, setOwn] = useState<Words>({});
  const latest = useRef(own);
  const keep = (next: Words): void => {
    latest.current = next;
    setOwn(next);
    if (hasOwnWords(next)) kept.write(printOwnWords(next, Date.now()));
    else kept.remove();
  };
  useEffect(function takeKept() {
    // What is written already is newer.
    keep({ ...readOwnWords(kept.read() ?? '', Date.now()), ...latest.current });
  }, []);
  return {
    own,
    write: (role: OwnWordRole, text: string) => keep({ ...latest.current, [role]: text }),
    clear: () => keep({}),
  };
};

const start = drawingThread<FrontOrder, DrawnFront>(
  () => new Worker(new URL('./front-worker.client.ts', import.meta.url), { type: 'module' }),
);

/** The fields for own words and a photo, which draw the front with each stroke of a key. */
export const OwnWords = (props: OwnWordsProps) => {
  const { front, format, cut, picture, href, drawn, onDrawn } = props;
  const { design, words, roles, slot } = front;
  const { locale } = useShell();
  const { own, write, clear } = useKeptWords();
  const { isOwn: hasPhoto, photos } = usePhotos(front);
  const [isBegun, setBegun] = useState(false);
  const isOwn = hasPhoto || hasOwnWords(own);
  const order: FrontOrder = {
    design,
    words,
    own,
    format,
    variant: picture.variant,
    foil: picture.foil,
    cut,
    language: localeTable[locale].language,
    photos,
  };
  const hasFailed = useDrawing({
    start,
    order: isOwn || isBegun ? order : undefined,
    isOwn,
    onDrawn,
  });

  return (
    <OwnWordsForm
      roles={roles}
      words={words}
      own={own}
      faults={(isOwn && drawn?.faults) || {}}
      longDay={longDay(locale, own.date ?? '')}
      hasFailed={hasFailed}
      onBegin={() => setBegun(true)}
      onWrite={write}
      onClear={hasOwnWords(own) ? clear : undefined}
      near={
        drawn ? (
          <OwnPageAgain page={drawn} id="own-front" />
        ) : (
          <Picture {...pictureAttributes('detail-small', picture)} alt="" />
        )
      }
    >
      {slot && <SlotPhoto slot={slot} href={href} words={cardPhotoMessages} />}
    </OwnWordsForm>
  );
};
