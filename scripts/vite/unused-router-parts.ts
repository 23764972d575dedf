import type { Plugin } from 'vite';

/**
 * React Router ships code for options that this shop turns off, in modules that no bundler can see
 * to be dead: the option is a value at run time. In the browser's bundle these modules are replaced
 * by what they do with the option off. Exports that only the server uses are left undefined; an
 * export that a new version adds fails the build.
 */
const replacements: Readonly<Record<string, string>> = {
  // `routeDiscovery: initial` (react-router.config.ts): all routes are known, none is discovered.
  'dom/ssr/fog-of-war.js': `
    export const isFogOfWarEnabled = () => false;
    export const getPartialManifest = (manifest) => manifest;
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const useFogOFWarDiscovery = () => {};
    export const [getManifestPath, getPathsWithAncestors, handleClientVersionMismatch] = [];`,
  // No `instrumentations` are handed to the router (ui/web/entry.client.tsx).
  'router/instrumentation.js': `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    export const [instrumentHandler, instrumentationResultMetaContext] = [];`,
};

const library = '/react-router/dist/production/lib/';

export const unusedRouterParts = (): Plugin => ({
  name: 'passepartout:unused-router-parts',
  apply: 'build',
  applyToEnvironment: (environment) => environment.config.consumer === 'client',
  load(id) {
    const [, part = ''] = id.split(library);
    return replacements[part];
  },
});
