import type { ContentLink } from './content-link.ts';
import {
  flyoutItemsOf,
  flyoutTitle,
  type FlyoutGroup,
  type MainNavigationItem,
} from './navigation-items.ts';

const withGroupsBelow = (group: FlyoutGroup): readonly FlyoutGroup[] => [
  group,
  ...flyoutItemsOf(group).flatMap(({ subFlyoutGroups = [] }) =>
    subFlyoutGroups.flatMap(withGroupsBelow),
  ),
];

const linksOfGroup = (group: FlyoutGroup): readonly ContentLink[] =>
  flyoutItemsOf(group).flatMap((item) => {
    const text = flyoutTitle(item);
    return text === '' || item.link.url === '' ? [] : [{ text, url: item.link.url }];
  });

/**
 * The links of a `flyoutGroupIdentifier`, at any depth, else of all groups of the main item of that
 * `navigationType`; each address once.
 */
export const navigationGroupLinks = (
  items: readonly MainNavigationItem[],
  name: string,
): readonly ContentLink[] => {
  const groups = items.flatMap(({ flyoutGroups = [] }) => flyoutGroups.flatMap(withGroupsBelow));
  const named = groups.filter(({ flyoutGroupIdentifier }) => flyoutGroupIdentifier === name);
  const item = items.find(({ navigationType }) => navigationType === name);
  const chosen = named.length > 0 ? named : (item?.flyoutGroups ?? []);
  const links = chosen.flatMap(linksOfGroup);
  return [...new Map(links.toReversed().map((link) => [link.url, link])).values()].toReversed();
};
