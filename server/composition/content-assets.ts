import type { Container } from 'inversify';
import { guardedFetch } from '../../adapters/http/resilient-fetch.ts';
import { contentAssets, type ContentAssets } from '../../adapters/media/content-assets.ts';
import { assetHostOf } from '../../adapters/storyblok/asset-host.ts';
import { storyblokSpace } from '../../adapters/storyblok/own-space.ts';
import { watched } from './service-calls.ts';
import { tokens } from './tokens.ts';

/** None with the embedded content service. */
export const spaceAssets = (container: Container): ContentAssets | undefined => {
  const { storyblokToken, storyblokUrl, storyblokAssetsUrl } = container.get(tokens.configuration);
  if (storyblokToken === undefined) return undefined;
  const around = watched(
    container.get(tokens.traces),
    container.get(tokens.breakers)['content-assets'],
    false,
  );
  return contentAssets({
    host: storyblokAssetsUrl ?? assetHostOf(storyblokUrl),
    fetch: guardedFetch(container.get(tokens.network), around, container.get(tokens.sleep)),
    ownSpace: storyblokSpace(container.get(tokens.contentAccess)),
    clock: container.get(tokens.clock),
  });
};
