import { describe, expect, test } from 'vitest';

import { redirectStatuses } from '../../../core/domain/content/story-redirect.ts';
import { loadPage } from '../../../ui/web/page/load-page.ts';
import { embedded } from '../../arbitraries/routing.ts';
import { memoryContent } from '../../fakes/content.ts';
import { requestFor, startDecision } from './requests.ts';

describe('a page whose story leads on', () => {
  test.each(redirectStatuses)('redirects with the status of the story, %i', async (status) => {
    const content = memoryContent([
      {
        channel: 'poster',
        locale: 'de-DE',
        slug: 'home',
        story: { kind: 'redirect', id: 'r', target: '/leinwanddruck', status },
      },
    ]);
    const { request } = requestFor(startDecision(embedded, 'poster', 'de-DE'), embedded, {
      content,
    });
    const thrown: unknown = await loadPage(request, new URL('http://localhost:3000/')).catch(
      (reason: unknown) => reason,
    );
    expect(thrown).toMatchObject({ status });
    expect(thrown instanceof Response && thrown.headers.get('location')).toBe('/leinwanddruck');
  });
});
