import { reportEndpoints } from '../../adapters/http/endpoints/reports.ts';
import { pageOfData } from '../../core/domain/routing/payload-path.ts';
import { shopEndpoints } from '../../adapters/http/endpoints/shop-endpoints.ts';

const endpointPaths: ReadonlySet<string> = new Set(
  [...Object.values(shopEndpoints), ...Object.values(reportEndpoints)].flatMap(
    ({ paths }): readonly string[] => paths,
  ),
);

/** The first that fits counts. */
const beginnings = [
  ['/assets/', 'file'],
  ['/media/', 'picture'],
  ['/services/content/', 'content'],
  ['/services/flags/', 'flags'],
  ['/web-api/', 'api-unknown'],
  ['/price-api/', 'api-unknown'],
  ['/configurator-', 'designer'],
  ['/metrics', 'metrics'],
] as const;

/**
 * An endpoint by its own path, all else by its kind: few classes, however many addresses are asked
 * for.
 */
export const routeClassOf = (path: string): string => {
  if (endpointPaths.has(path)) return path;
  const known = beginnings.find(([beginning]) => path.startsWith(beginning));
  if (known !== undefined) return known[1];
  return pageOfData(path)?.form ?? 'page';
};
