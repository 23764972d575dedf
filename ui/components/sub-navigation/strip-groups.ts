import type { SubNavigationElement } from '../../../core/domain/navigation/sub-navigation.ts';
import type { TileKind } from '../../../core/domain/navigation/tiles.ts';

export type Tile = SubNavigationElement & { readonly type: TileKind };

/** Tiles under the heading before them; those before the first heading have none. */
type StripGroup = {
  readonly id: string;
  readonly heading: SubNavigationElement | undefined;
  readonly tiles: readonly Tile[];
};

const isTile = (element: SubNavigationElement): element is Tile => element.type !== 'heading';

/** Each element is there exactly once, in the same order. */
export const stripGroups = (elements: readonly SubNavigationElement[]): readonly StripGroup[] =>
  elements.reduce<readonly StripGroup[]>((groups, element) => {
    if (!isTile(element)) return [...groups, { id: element.id, heading: element, tiles: [] }];
    const last = groups.at(-1) ?? { id: element.id, heading: undefined, tiles: [] };
    return [...groups.slice(0, -1), { ...last, tiles: [...last.tiles, element] }];
  }, []);
