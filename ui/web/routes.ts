import { index, route, type RouteConfig } from '@react-router/dev/routes';

/**
 * Which page an address is, the core decides (`routeRequest`); these routes only say which module
 * draws it. The designer stands apart so that its code stays out of the shop's pages.
 */
export default [
  index('routes/page.tsx', { id: 'start' }),
  route('configurator-photo-frame', 'routes/designer.tsx'),
  route(':language/configurator-photo-frame', 'routes/designer.tsx', { id: 'designer-language' }),
  route('*', 'routes/page.tsx'),
] satisfies RouteConfig;
