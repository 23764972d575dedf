import { IconDrawing } from './icon-drawing.tsx';
import { iconPaths } from './icon-paths.ts';
import type { IconName } from './icon-paths.ts';

/** An icon drawn by the server; components that scripts make live use `LiveIcon`. */
export const Icon = ({ name }: { readonly name: IconName }) => (
  <IconDrawing path={iconPaths[name]} />
);
