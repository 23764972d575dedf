import type { PageKeys } from '../../../core/domain/routing/page-keys.ts';
import { isPlainClick } from '../../components/plain-click.ts';
import { planNavigation, type LinkRules, type NavigationRequest } from './plan-navigation.ts';

const linkOf = ({ target }: MouseEvent): HTMLAnchorElement | undefined => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  const isOwnTab = link?.target === '' || link?.target === '_self';
  return link !== null && isOwnTab && !link.hasAttribute('download') ? link : undefined;
};

/** As the `navigate` event would describe it. */
const followed = (here: URL, there: URL): NavigationRequest => ({
  canIntercept: there.origin === here.origin,
  hashChange: there.hash !== '' && there.href.split('#', 1)[0] === here.href.split('#', 1)[0],
  downloadRequest: null,
  formData: null,
  navigationType: 'push',
  info: undefined,
});

/**
 * For browsers in which every link is a full load: adds to a clicked link what links carry along
 * (decisions, "Links").
 */
export const carryAlong = (rules: LinkRules, queryKeys: () => PageKeys): void => {
  const onClick = (event: MouseEvent): void => {
    const link = !event.defaultPrevented && isPlainClick(event) ? linkOf(event) : undefined;
    const there = link && URL.canParse(link.href) ? new URL(link.href) : undefined;
    if (there === undefined) return;
    const here = new URL(location.href);
    const plan = planNavigation(rules, queryKeys(), here, there, followed(here, there));
    if (plan.kind !== 'rewrite') return;
    event.preventDefault();
    location.assign(plan.href);
  };
  // On the window, so that whoever handles a click itself has done so before.
  window.addEventListener('click', onClick);
};
