/** The stories of a space, by the content service's own client. */
import { apiPlugin, storyblokInit } from '@storyblok/js';

const perPage = 100;

/**
 * Every story of a space. `STORYBLOK_URL` and `STORYBLOK_VERSION` are read as the shop does. Throws
 * where the service refuses the token or does not answer.
 */
export const fetchStories = async (
  accessToken: string,
  environment: NodeJS.ProcessEnv,
): Promise<readonly unknown[]> => {
  const endpoint = environment['STORYBLOK_URL'] ?? '';
  const { storyblokApi } = storyblokInit({
    accessToken,
    use: [apiPlugin],
    bridge: false,
    apiOptions: { cache: { type: 'none' }, ...(endpoint === '' ? {} : { endpoint }) },
  });
  if (storyblokApi === undefined) throw new Error('STORYBLOK_TOKEN opens no space.');
  return storyblokApi.getAll('cdn/stories', {
    version: environment['STORYBLOK_VERSION'] === 'draft' ? 'draft' : 'published',
    per_page: perPage,
  });
};
