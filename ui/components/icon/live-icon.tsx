import { IconDrawing } from './icon-drawing.tsx';
import { liveIconPaths, type LiveIconName } from './live-icon-paths.ts';

export const LiveIcon = ({ name }: { readonly name: LiveIconName }) => (
  <IconDrawing path={liveIconPaths[name]} />
);
