import { lazy, type ComponentType } from 'react';

/** A component of a chunk of its own, by its name: React's `lazy` wants a default export. */
export const later = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load() }));
