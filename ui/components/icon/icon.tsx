import { IconDrawing } from './icon-drawing.tsx';
import { iconPaths } from './icon-paths.ts';
import type { IconName } from './icon-paths.ts';

/** An icon by its name. Components that scripts make live draw theirs by `LiveIcon`. */
export const Icon = ({ name }: { readonly name: IconName }) => (
  <IconDrawing path={iconPaths[name]} />
);
