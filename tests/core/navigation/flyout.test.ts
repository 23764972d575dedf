import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  applyFlyout,
  initialFlyout,
  isFlyoutAllowed,
  shownFlyout,
  type FlyoutCommand,
  type FlyoutState,
} from '../../../core/domain/navigation/flyout.ts';
import { interfaceTimings } from '../../../core/domain/device/interface-timings.ts';
import { navigationPath } from '../../../core/domain/navigation/selected-item.ts';
import { modelRun } from '../../arbitraries/model-run.ts';
import {
  anyFlyoutCommand,
  anyNavigationUrl,
  anyViewportWidth,
} from '../../arbitraries/navigation.ts';

const anyDevice = fc.constantFrom(
  { isMobile: false, isTablet: false },
  { isMobile: true, isTablet: false },
  { isMobile: false, isTablet: true },
);

/** What a shopper sees: which panel is there, and whether the pointer is still on it. */
type Seen = { panel: string | undefined; isLeft: boolean; width: number; path: string | undefined };

const advance = (seen: Seen, isDesktop: boolean, command: FlyoutCommand): void => {
  const close = () => {
    seen.panel = undefined;
    seen.isLeft = false;
  };
  switch (command.kind) {
    case 'pointer-enter':
      if (!isDesktop || seen.width < 1000) return;
      close();
      if (command.hasFlyout) seen.panel = command.item;
      return;
    case 'toggle-flyout': {
      if (!isDesktop || seen.width < 1000) return;
      const wasOpen = seen.panel === command.item;
      close();
      if (command.hasFlyout && !wasOpen) seen.panel = command.item;
      return;
    }
    case 'dismiss-flyout':
      close();
      return;
    case 'pointer-leave':
      seen.isLeft = seen.panel !== undefined;
      return;
    case 'close-delay-over':
      if (seen.isLeft) close();
      return;
    case 'item-removed':
      if (seen.panel === command.item) close();
      return;
    case 'route-change':
      if (navigationPath(command.path) !== seen.path) close();
      seen.path = navigationPath(command.path);
      return;
    case 'flyout-resize':
      seen.width = command.viewportWidth;
      if (seen.width < 1000) close();
  }
};

const desktop = { isMobile: false, isTablet: false };
const enter = { kind: 'pointer-enter', item: 'canvas', hasFlyout: true } as const;
const leave = { kind: 'pointer-leave' } as const;
const delayOver = { kind: 'close-delay-over' } as const;
const after = (state: FlyoutState, ...commands: readonly FlyoutCommand[]): FlyoutState =>
  commands.reduce(applyFlyout, state);
const page = initialFlyout(desktop, 1280, '/leinwanddruck');

describe('the flyout', () => {
  test('stays as it is after what is not a command', () => {
    // @ts-expect-error -- flyouts do not fly
    expect(applyFlyout(page, { kind: 'fly' })).toBe(page);
  });

  property.prop([
    fc
      .record({ device: anyDevice, width: anyViewportWidth, path: anyNavigationUrl })
      .chain((opening) =>
        modelRun(
          anyFlyoutCommand,
          (seen: Seen, real: { state: FlyoutState }, command: FlyoutCommand) => {
            const { isMobile, isTablet } = opening.device;
            const wasHydrated = real.state.isHydrated;
            advance(seen, !isMobile && !isTablet, command);
            real.state = applyFlyout(real.state, command);
            expect(shownFlyout(real.state)).toBe(seen.panel);
            expect(real.state.activity.kind === 'closing').toBe(seen.isLeft);
            expect(real.state.isHydrated).toBe(wasHydrated || seen.width >= 1000);
            expect(real.state.viewportWidth).toBe(seen.width);
            expect(real.state.device).toBe(opening.device);
            // What is shown may be shown.
            if (seen.panel !== undefined) expect(isFlyoutAllowed(real.state)).toBe(true);
          },
        ).map((commands) => ({ opening, commands })),
      ),
  ])('is what the pointer, the page and the viewport leave of it', ({ opening, commands }) => {
    const { device, width, path } = opening;
    fc.modelRun(
      () => ({
        model: { panel: undefined, isLeft: false, width, path: navigationPath(path) },
        real: { state: initialFlyout(device, width, path) },
      }),
      commands,
    );
  });

  test('opens under the pointer and closes after it has left', () => {
    expect(interfaceTimings.flyoutClose).toBe(0);
    expect(shownFlyout(page)).toBeUndefined();
    expect(shownFlyout(after(page, enter))).toBe('canvas');
    expect(shownFlyout(after(page, enter, leave))).toBe('canvas');
    expect(shownFlyout(after(page, enter, leave, delayOver))).toBeUndefined();
    expect(shownFlyout(after(page, enter, leave, enter, delayOver))).toBe('canvas');
    expect(after(page, enter, delayOver)).toEqual(after(page, enter));
  });

  test('closes over an item without groups, and with its own item', () => {
    expect(shownFlyout(after(page, enter, { ...enter, item: 'a', hasFlyout: false }))).toBe(
      undefined,
    );
    expect(shownFlyout(after(page, enter, { kind: 'item-removed', item: 'canvas' }))).toBe(
      undefined,
    );
    const kept = after(page, enter, { kind: 'item-removed', item: 'poster' });
    expect(shownFlyout(kept)).toBe('canvas');
  });

  test('opens and closes by its button, one at a time, and is dismissed', () => {
    const press = { kind: 'toggle-flyout', item: 'canvas', hasFlyout: true } as const;
    const opened = after(page, press);
    expect(shownFlyout(opened)).toBe('canvas');
    expect(shownFlyout(after(opened, press))).toBeUndefined();
    expect(shownFlyout(after(opened, { ...press, item: 'poster' }))).toBe('poster');
    expect(shownFlyout(after(opened, { kind: 'dismiss-flyout' }))).toBeUndefined();
    expect(shownFlyout(after(page, { ...press, hasFlyout: false }))).toBeUndefined();
  });

  test('closes on another path, not on another query of the same', () => {
    const opened = after(page, enter);
    expect(after(opened, { kind: 'route-change', path: '/leinwanddruck/?a=1#b' })).toBe(opened);
    const moved = after(opened, { kind: 'route-change', path: '/poster' });
    expect([shownFlyout(moved), moved.path]).toEqual([undefined, '/poster']);
  });

  test('is hydrated once, at 1000 px', () => {
    const narrow = initialFlyout(desktop, 999, '/');
    expect(narrow.isHydrated).toBe(false);
    expect(shownFlyout(after(narrow, enter))).toBeUndefined();
    const wide = after(narrow, { kind: 'flyout-resize', viewportWidth: 1000 });
    expect([wide.isHydrated, shownFlyout(after(wide, enter))]).toEqual([true, 'canvas']);
    const again = after(wide, enter, { kind: 'flyout-resize', viewportWidth: 999 });
    expect([again.isHydrated, shownFlyout(again), isFlyoutAllowed(again)]).toEqual([
      true,
      undefined,
      false,
    ]);
  });
});
