import { isWideNavigation } from '../device/breakpoints.ts';
import { navigationPath } from './selected-item.ts';

/** The device that a page was asked with (supporting §3). */
export type FlyoutDevice = { readonly isMobile: boolean; readonly isTablet: boolean };

/** `closing` until the delay ends: the panel stays, so that the pointer may reach it. */
export type FlyoutActivity =
  | { readonly kind: 'closed' }
  | { readonly kind: 'open' | 'closing'; readonly item: string };

/** The flyout of a page (supporting §2, §4). */
export type FlyoutState = {
  readonly device: FlyoutDevice;
  /** CSS pixels. */
  readonly viewportWidth: number;
  /** Its code is loaded; never undone. */
  readonly isHydrated: boolean;
  /** The route's path, as the navigation compares paths. */
  readonly path: string | undefined;
  readonly activity: FlyoutActivity;
};

/** Items of the main bar are named by their ids. */
export type FlyoutCommand =
  /** On an item or its panel; `hasFlyout` where the item has groups. */
  | { readonly kind: 'pointer-enter'; readonly item: string; readonly hasFlyout: boolean }
  | { readonly kind: 'pointer-leave' }
  /** The item's disclosure button, by key or finger. */
  | { readonly kind: 'toggle-flyout'; readonly item: string; readonly hasFlyout: boolean }
  /** Escape, or the focus or a press somewhere else. */
  | { readonly kind: 'dismiss-flyout' }
  /** See `interfaceTimings.flyoutClose`. */
  | { readonly kind: 'close-delay-over' }
  | { readonly kind: 'item-removed'; readonly item: string }
  | { readonly kind: 'route-change'; readonly path: string }
  | { readonly kind: 'flyout-resize'; readonly viewportWidth: number };

const closed: FlyoutActivity = { kind: 'closed' };

/** The flyout of a new page. */
export const initialFlyout = (
  device: FlyoutDevice,
  viewportWidth: number,
  path: string,
): FlyoutState => ({
  device,
  viewportWidth,
  isHydrated: isWideNavigation(viewportWidth),
  path: navigationPath(path),
  activity: closed,
});

/**
 * Not on mobiles and tablets, and only where the main bar has room; else there is the burger
 * (supporting §2).
 */
export const isFlyoutAllowed = ({ device, viewportWidth, isHydrated }: FlyoutState): boolean =>
  isHydrated && isWideNavigation(viewportWidth) && !device.isMobile && !device.isTablet;

/** The item whose flyout is shown. */
export const shownFlyout = ({ activity }: FlyoutState): string | undefined =>
  activity.kind === 'closed' ? undefined : activity.item;

/**
 * Applies a command (supporting §2, §4). It closes by its button, by a dismissal, after the delay,
 * when its item is removed, when the route's path (not query or hash) changes, and when the
 * viewport becomes too narrow.
 */
export const applyFlyout = (state: FlyoutState, command: FlyoutCommand): FlyoutState => {
  switch (command.kind) {
    case 'pointer-enter':
      return enter(state, command.item, command.hasFlyout);
    case 'pointer-leave':
      return state.activity.kind === 'open'
        ? { ...state, activity: { kind: 'closing', item: state.activity.item } }
        : state;
    case 'toggle-flyout':
      return enter(state, command.item, command.hasFlyout && shownFlyout(state) !== command.item);
    case 'dismiss-flyout':
      return state.activity.kind === 'closed' ? state : { ...state, activity: closed };
    case 'close-delay-over':
      return state.activity.kind === 'closing' ? { ...state, activity: closed } : state;
    case 'item-removed':
      return shownFlyout(state) === command.item ? { ...state, activity: closed } : state;
    case 'route-change': {
      const path = navigationPath(command.path);
      return path === state.path ? state : { ...state, path, activity: closed };
    }
    case 'flyout-resize':
      return resize(state, command.viewportWidth);
    default:
      command satisfies never;
      return state;
  }
};

/** An item without groups closes the flyout of another one. */
const enter = (state: FlyoutState, item: string, hasFlyout: boolean): FlyoutState => {
  if (!isFlyoutAllowed(state)) return state;
  return { ...state, activity: hasFlyout ? { kind: 'open', item } : closed };
};

const resize = (state: FlyoutState, viewportWidth: number): FlyoutState => {
  const isHydrated = state.isHydrated || isWideNavigation(viewportWidth);
  const activity = isWideNavigation(viewportWidth) ? state.activity : closed;
  return { ...state, viewportWidth, isHydrated, activity };
};
