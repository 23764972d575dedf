import { describe, expect, test } from 'vitest';

import {
  nextOwnPicture,
  noOwnPicture,
  type OwnPictureEvent,
  type OwnPictureState,
} from '../../../core/domain/image/own-picture-state.ts';

const size = { width: 4000, height: 3000 };
const picture = {
  name: 'a.jpg',
  size,
  preview: { src: 'blob:a', size },
  small: { src: 'blob:small-a', size },
};
const framing = { x: 0.2, y: 0.3, zoom: 2 };

const after = (...events: readonly OwnPictureEvent[]): OwnPictureState =>
  events.reduce(nextOwnPicture, noOwnPicture);

describe('a shopper’s own picture on a page', () => {
  test('is read, shown from its middle, framed and removed', () => {
    expect(after({ kind: 'choose' })).toEqual({ kind: 'reading' });
    const shown = after({ kind: 'choose' }, { kind: 'show', picture });
    expect(shown).toMatchObject({ framing: { x: 0.5, y: 0.5, zoom: 1 } });
    const framed = nextOwnPicture(shown, { kind: 'frame', framing });
    expect(framed).toMatchObject({ kind: 'shown', framing });
    expect(nextOwnPicture(framed, { kind: 'remove' })).toEqual(noOwnPicture);
    expect(after({ kind: 'show', picture, framing })).toEqual(framed);
  });

  test('stays as it is framed while it is sent', () => {
    const sending = after(
      { kind: 'show', picture, framing },
      { kind: 'hand-over', handOver: { kind: 'sending', percent: 10 } },
    );
    expect(nextOwnPicture(sending, { kind: 'frame', framing: { ...framing, zoom: 1 } })).toBe(
      sending,
    );
    const broken = nextOwnPicture(sending, { kind: 'hand-over', handOver: { kind: 'broken' } });
    expect(broken).toMatchObject({ handOver: { kind: 'broken' }, framing });
  });

  test('stays as it is where another file is refused, which is said until something is done', () => {
    const shown = after({ kind: 'show', picture, framing });
    const reading = nextOwnPicture(shown, { kind: 'choose' });
    expect(reading).toEqual({ ...shown, other: { kind: 'reading' } });
    const refused = nextOwnPicture(reading, { kind: 'refuse', error: 'picture-too-small' });
    expect(refused).toEqual({ ...shown, other: { kind: 'refused', error: 'picture-too-small' } });
    expect(nextOwnPicture(refused, { kind: 'frame', framing })).toEqual(shown);
    const handOver = { kind: 'sending', percent: 0 } as const;
    expect(nextOwnPicture(refused, { kind: 'hand-over', handOver })).toEqual({
      ...shown,
      handOver,
    });
    const other = { ...picture, name: 'b.jpg' };
    expect(nextOwnPicture(refused, { kind: 'show', picture: other, framing })).toEqual(
      after({ kind: 'show', picture: other, framing }),
    );
    expect(nextOwnPicture(refused, { kind: 'remove' })).toEqual(noOwnPicture);
  });

  test('is not handed over while another one is read, and one that is sent stops', () => {
    const handOver = { kind: 'sending', percent: 10 } as const;
    const sending = after({ kind: 'show', picture }, { kind: 'hand-over', handOver });
    const reading = nextOwnPicture(sending, { kind: 'choose' });
    expect(reading).toMatchObject({ handOver: { kind: 'resting' } });
    expect(nextOwnPicture(reading, { kind: 'hand-over', handOver })).toBe(reading);
  });

  test('goes where the shop sends it back', () => {
    const sent = after(
      { kind: 'show', picture },
      { kind: 'send-back', error: 'picture-unreadable' },
    );
    expect(sent).toEqual({ kind: 'refused', error: 'picture-unreadable' });
  });

  test('that is not there can be neither framed nor handed over', () => {
    const refused = after({ kind: 'choose' }, { kind: 'refuse', error: 'picture-heic' });
    expect(refused).toEqual({ kind: 'refused', error: 'picture-heic' });
    expect(nextOwnPicture(refused, { kind: 'frame', framing })).toBe(refused);
    expect(nextOwnPicture(refused, { kind: 'hand-over', handOver: { kind: 'broken' } })).toBe(
      refused,
    );
  });
});
