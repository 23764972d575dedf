import { useLayoutEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

import styles from './header.module.css';

/** The parts of the header that are another visitor's: they come after the page. */
type LiveSlotName = 'account' | 'back' | 'cart';

type LiveSlotProps = { readonly name: LiveSlotName; readonly children: ReactNode };

/** A place of the header with what everybody gets in it. */
export const LiveSlot = ({ name, children }: LiveSlotProps) => (
  <span className={styles['slot']} data-live={name}>
    {children}
  </span>
);

/** Puts a place for what is this visitor's into the slot, and hides what everybody gets. */
const takeOver = (slot: Element): { readonly place: Element; readonly giveBack: () => void } => {
  const [shared, ...stale] = slot.children;
  // A page that was left and came back has what stood there when it was left.
  for (const element of stale) element.remove();
  const place = document.createElement('span');
  place.className = styles['slot'] ?? '';
  slot.append(place);
  shared?.setAttribute('hidden', '');
  return {
    place,
    giveBack: () => {
      place.remove();
      shared?.removeAttribute('hidden');
    },
  };
};

/**
 * Draws what is this visitor's in the slots of that name that are in the document: the header itself
 * is HTML that stays as it is. Mount it anew when the header is drawn anew.
 */
export const InLiveSlots = ({ name, children }: LiveSlotProps) => {
  const [places, setPlaces] = useState<readonly Element[]>([]);
  useLayoutEffect(
    function fillSlots() {
      const taken = [...document.querySelectorAll(`[data-live="${name}"]`)].map(takeOver);
      // oxlint-disable-next-line react-hooks/set-state-in-effect -- the places are in HTML that React does not draw
      setPlaces(taken.map(({ place }) => place));
      return () => {
        for (const { giveBack } of taken) giveBack();
      };
    },
    [name],
  );
  return places.map((place, index) => createPortal(children, place, `${name}-${index}`));
};
