import { E } from '../../fp.ts';
import type { ErrorCode } from '../errors/error-codes.ts';
import { pageNotFoundText } from './page-not-found.ts';
import { readSlug } from './slug-sanity.ts';
import { oneOf } from '../text/one-of.ts';

/** Checks that a route may name, made before its page is shown (storefront §2, §8). */
export const routeGuards = ['slug-sanity', 'theme-id', 'content-type'] as const;

type RouteGuard = (typeof routeGuards)[number];

const isRouteGuard = oneOf(routeGuards);

/** Parts of a route that a check reads. */
export type GuardedRoute = {
  /** Percent-encoded, as sent. */
  readonly rawPath: string;
  readonly themeId?: string | undefined;
  readonly contentType?: string | undefined;
};

/**
 * Why a route is not shown (storefront §8): `unknown-guard`, an error of ours; `missing-route`, a
 * plain 404; `invalid-page-route`, a fatal 404, 400 for malformed percent-encoding.
 */
export type RouteFailure =
  | {
      readonly kind: 'unknown-guard';
      readonly status: 500;
      readonly code: ErrorCode;
      readonly guard: string;
    }
  | { readonly kind: 'missing-route'; readonly status: 404; readonly code: ErrorCode }
  | {
      readonly kind: 'invalid-page-route';
      readonly status: 404 | 400;
      readonly code: ErrorCode;
      readonly text: string;
    };

/** No route matches an address. */
export const missingRoute: RouteFailure = {
  kind: 'missing-route',
  status: 404,
  code: 'route-missing',
};

const invalid = (
  { rawPath }: GuardedRoute,
  code: ErrorCode = 'page-route-invalid',
  status: 404 | 400 = 404,
): RouteFailure => ({
  kind: 'invalid-page-route',
  status,
  code,
  text: pageNotFoundText(rawPath),
});

const contentPageType = 'Page';

/** True for content types shown as a page; others are a 404 (storefront §2). */
export const isContentPageType = (contentType: string | undefined): boolean =>
  contentType === contentPageType;

const guardFailure = (guard: RouteGuard, route: GuardedRoute): RouteFailure | undefined => {
  switch (guard) {
    case 'slug-sanity': {
      const slug = readSlug(route.rawPath);
      if (slug.kind === 'sane') return undefined;
      const status = slug.reason === 'malformed-encoding' ? 400 : 404;
      return invalid(route, 'page-route-invalid', status);
    }
    case 'theme-id':
      return (route.themeId ?? '') === '' ? invalid(route) : undefined;
    case 'content-type':
      return isContentPageType(route.contentType)
        ? undefined
        : invalid(route, 'storyblok-page-not-found');
  }
};

/** Runs checks in their order; the first failure counts. */
export const checkRoute = (
  guards: readonly string[],
  route: GuardedRoute,
): E.Either<RouteFailure, GuardedRoute> => {
  for (const guard of guards) {
    const failure: RouteFailure | undefined = isRouteGuard(guard)
      ? guardFailure(guard, route)
      : { kind: 'unknown-guard', status: 500, code: 'route-guard-unknown', guard };
    if (failure !== undefined) return E.left(failure);
  }
  return E.right(route);
};
