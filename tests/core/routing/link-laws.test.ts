import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

import { resolveHost } from '../../../core/domain/routing/hosts.ts';
import { classifyLink, navigationTo } from '../../../core/domain/routing/links.ts';
import { pathFor } from '../../../core/domain/routing/pages.ts';
import { anyHref, anyLinkedPage } from '../../arbitraries/links.ts';
import { anyPageAddress } from '../../arbitraries/routing.ts';
import { journey } from './requests.ts';

const requestTo = (href: string) => {
  const { path = '', search = '' } =
    /^(?<path>[^?#]*)(?<search>\?[^#]*)?/u.exec(href)?.groups ?? {};
  return { rawPath: path, search };
};

describe('whatever a link says', () => {
  test.prop([anyLinkedPage, anyHref])(
    'what stays on the site has its origin',
    ({ context }, href) => {
      const link = classifyLink(context, href);
      if (link.kind !== 'inPage' && link.kind !== 'internal' && link.kind !== 'application') return;
      const url = new URL(link.href, `${context.origin}${context.path}`);
      expect(url.origin).toBe(context.origin);
      expect(link.href).toMatch(link.kind === 'inPage' ? /^#/u : /^\/(?![/\\])/u);
    },
  );

  test.prop([anyLinkedPage, anyHref])('only four protocols come through', ({ context }, href) => {
    const link = classifyLink(context, href);
    if (link.kind === 'refused') return;
    const { protocol } = new URL(link.href, context.origin);
    expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(protocol);
  });

  test.prop([anyLinkedPage, anyHref])(
    'it means what a browser would make of it, or is refused',
    ({ config, context }, href) => {
      const link = classifyLink(context, href);
      if (link.kind === 'refused' || link.kind === 'contact') return;
      const seen = new URL(href, `${context.origin}${context.path}`);
      const meant = new URL(link.href, `${context.origin}${context.path}`);
      if (link.kind === 'external') {
        expect(meant.href).toBe(seen.href);
      } else {
        const siteAt = ({ host }: URL) => {
          const found = resolveHost({ ...config, unknownHost: 'misdirected' }, host);
          return found.kind === 'misdirected' ? undefined : found.site;
        };
        expect(siteAt(meant)).toBeDefined();
        expect(siteAt(meant)).toEqual(siteAt(seen));
      }
    },
  );

  test.prop([anyLinkedPage, anyHref])(
    'an internal link ends at a page of its site, or at no page at all',
    ({ config, site, context }, href) => {
      const link = classifyLink(context, href);
      if (link.kind !== 'internal') return;
      const { rawPath, search } = requestTo(link.href);
      const decisions = journey(config, { method: 'GET', host: site.host, rawPath, search });
      for (const decision of decisions) {
        if (decision.kind === 'redirect') {
          expect(decision.location).toMatch(/^\/(?!\/)/u);
        } else {
          expect(['page', 'notFound']).toContain(decision.kind);
          expect(decision).toMatchObject({ site });
        }
      }
    },
  );

  test.prop([anyLinkedPage, anyPageAddress])(
    'a page of the site is internal, and needs no redirect for its slash',
    ({ config, site, locale, context }, { platform, route }) => {
      fc.pre(route.kind !== 'content');
      const path = pathFor(config, site.channel, { locale, platform, route });
      const link = classifyLink(context, path.replace(/(?!^)\/$/u, ''));
      expect(link).toEqual({ kind: 'internal', href: `${path}?_debug=1` });
    },
  );

  test.prop([anyLinkedPage, anyHref])('code leaves the site with permission only', (at, href) => {
    const link = classifyLink(at.context, href);
    const navigation = navigationTo(link, { allowExternal: false });
    const leaves = link.kind === 'sister' || link.kind === 'external' || link.kind === 'contact';
    if (leaves) {
      expect(navigation).toEqual({ kind: 'refused', reason: 'external-not-allowed' });
      const permitted = navigationTo(link, { allowExternal: true });
      expect(permitted).toEqual({ kind: 'load', href: link.href });
    } else if (link.kind !== 'refused') {
      expect(navigation).toMatchObject({ href: link.href });
    } else {
      expect(navigation).toEqual(link);
    }
  });
});
