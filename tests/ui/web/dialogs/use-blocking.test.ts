/** What an address asks of the dialogs, and what a blocked one lets through. */
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { applyDialog, initialDialog } from '../../../../core/domain/navigation/dialog-state.ts';
import { dialogNames } from '../../../arbitraries/dialog-names.ts';
import { commandOfAddress, refuseWhileBlocked } from '../../../../ui/web/dialogs/use-blocking.ts';

const page = 'http://localhost:3000/leinwanddruck';
const anyName = fc.constantFrom(...dialogNames);

const open = (dialogType: string) =>
  applyDialog(initialDialog, { kind: 'open-dialog', dialogType }).state;
const blocked = (dialogType: string) =>
  applyDialog(open(dialogType), { kind: 'block-dialog' }).state;

type Asked = { readonly info?: unknown; readonly cancelable?: boolean };

/** Whether a navigation is refused while a dialog is in a state. */
const isRefused = (
  state: Parameters<typeof refuseWhileBlocked>[0],
  url: string,
  { info, cancelable = true }: Asked = {},
): boolean => {
  let refused = false;
  const listener = refuseWhileBlocked(state);
  listener({
    cancelable,
    info,
    destination: { url } as NavigateEvent['destination'],
    preventDefault: () => {
      refused = true;
    },
  });
  return refused;
};

describe('an address', () => {
  property.prop([anyName])('opens the dialog that it names', (dialogType) => {
    expect(commandOfAddress(dialogType, new URL(`${page}?dialog=${dialogType}`))).toEqual({
      kind: 'open-dialog',
      dialogType,
    });
  });

  test.each(['', '?dialog=', '?dialog=__proto__', '?dialog=log-out'])(
    'that does not name it closes it: %s',
    (search) => {
      expect(commandOfAddress('log-in', new URL(page + search))).toEqual({ kind: 'close-dialog' });
    },
  );
});

describe('a blocked dialog', () => {
  property.prop([anyName, anyName])('stays, and refuses every other one', (own, other) => {
    expect(isRefused(blocked(own), `${page}?dialog=${other}`)).toBe(true);
    expect(isRefused(blocked(own), page)).toBe(true);
    expect(isRefused(blocked(own), 'http://localhost:3000/')).toBe(true);
  });

  property.prop([anyName, fc.constantFrom('complete', 'local', 'full-load', 'choice')])(
    'lets the answer through that it waits for',
    (own, info) => {
      expect(isRefused(blocked(own), page, { info })).toBe(false);
    },
  );

  property.prop([anyName])('cannot refuse what the browser does not let it', (own) => {
    expect(isRefused(blocked(own), page, { cancelable: false })).toBe(false);
  });

  property.prop([anyName, anyName])('is the only one that refuses', (own, other) => {
    expect(isRefused(open(own), `${page}?dialog=${other}`)).toBe(false);
    expect(isRefused(open(own), page)).toBe(false);
  });
});
