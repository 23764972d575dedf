import { useEffect, useRef, useState } from 'react';

import { pictureAttributes } from '../../../../../core/domain/image/attributes.ts';
import type { ArtworkSource } from '../../../../../core/domain/image/sources.ts';
import { localeTable } from '../../../../../core/domain/locale/locales.ts';
import type { DesignedFront } from '../../../../../core/domain/products/card/designs/front-of-picture.ts';
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
import { useShell } from '../../../islands/use-shell.ts';
import { useOwnPicture } from '../../../own-picture/own-picture-store.ts';
import { SlotPhoto } from '../../../own-picture/slot-photo.tsx';
import { useDrawing } from '../../../own-picture/use-drawing.ts';
import { OwnWordsForm } from '../parts/own-words/own-words-form.tsx';
import { cardPhotoMessages } from './card-photo-messages.ts';
import { keptWords, photosWith, startFronts } from './front-parts.ts';

type OwnWordsProps = Pick<FrontOrder, 'format' | 'cut' | 'isRaised'> & {
  readonly front: DesignedFront;
  /** Of the front in the design's words. */
  readonly picture: ArtworkSource;
  /** To the designer. */
  readonly href: string;
  readonly drawn: DrawnFront | undefined;
  /** Called with the front in own words, with nothing when there are none. */
  readonly onDrawn: (front: DrawnFront | undefined) => void;
};

/** Those of the front's slots: the shopper's own one stands in the first. */
const usePhotos = ({ slot }: DesignedFront) => {
  const { state } = useOwnPicture();
  if (slot === undefined || state.kind !== 'shown')
    return { isOwn: false, photos: photosWith(undefined) };
  const { picture, framing } = state;
  const own = { source: picture.preview.src, size: picture.size, framing };
  return { isOwn: true, photos: photosWith(own) };
};

/** What is written, kept on this device for other designs, too. */
const useKeptWords = () => {
  const [own, setOwn] = useState<Words>({});
  const latest = useRef(own);
  const keep = (next: Words): void => {
    latest.current = next;
    setOwn(next);
    if (hasOwnWords(next)) keptWords.write(printOwnWords(next, Date.now()));
    else keptWords.remove();
  };
  useEffect(function takeKept() {
    // What is written already is newer.
    keep({ ...readOwnWords(keptWords.read() ?? '', Date.now()), ...latest.current });
  }, []);
  return {
    own,
    write: (role: OwnWordRole, text: string) => keep({ ...latest.current, [role]: text }),
    clear: () => keep({}),
  };
};

/** The fields for own words and a photo, which draw the front with each stroke of a key. */
export const OwnWords = (props: OwnWordsProps) => {
  const { front, format, cut, isRaised, picture, href, drawn, onDrawn } = props;
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
    isRaised,
    language: localeTable[locale].language,
    photos,
  };
  const hasFailed = useDrawing({
    start: startFronts,
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
