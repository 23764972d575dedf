/** The order of the rooms of `ui/web` and `server`, which the import rules check. */
import type { Module } from './read-modules.ts';

/** From low to high: a room may import lower ones, none beside it. */
export const roomLayers: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'ui/web': [
    ['audience'],
    ['device', 'log', 'navigation', 'wire'],
    ['islands'],
    ['experiments', 'shell'],
    ['consent', 'dialogs', 'machine-files'],
    ['composition'],
    ['own-picture'],
    ['configurator'],
    ['products'],
    ['page'],
    ['designer', 'editor', 'recording', 'support'],
    ['boot', 'requests'],
  ],
  server: [
    ['messages'],
    ['mails', 'printing'],
    ['http'],
    ['endpoints', 'forms', 'metrics'],
    ['embedded', 'traces'],
    ['desk'],
    ['pages'],
    ['composition'],
  ],
};

const roomOf = (path: string): { readonly house?: string; readonly room?: string } =>
  /^(?<house>ui\/web|server)\/(?<room>[^/]+)\//u.exec(path)?.groups ?? {};

const climbs = (from: string, to: string): boolean => {
  const { house = '', room } = roomOf(from);
  const other = roomOf(to);
  if (other.room === undefined || other.house !== house || other.room === room) return false;
  const layerOf = (name = ''): number =>
    roomLayers[house]?.findIndex((layer) => layer.includes(name)) ?? -1;
  return layerOf(other.room) < 0 || layerOf(other.room) >= layerOf(room);
};

/**
 * Types, and what is imported when it is needed, may lie above: the data of a page names every kind
 * of page, and the list of islands those of each room.
 */
export const roomViolations = ({ path, imports }: Pick<Module, 'path' | 'imports'>) =>
  imports
    .filter(
      ({ isLoaded, target }) => isLoaded && target.kind === 'file' && climbs(path, target.path),
    )
    .map(({ line }) => ({
      file: path,
      line,
      rule: 'rooms-go-down',
      why: 'What a room loads at once lies in lower rooms (scripts/room-layers.ts).',
    }));
