import { describe, expect, test } from 'vitest';

import { redirectStatuses } from '../../../../core/domain/content/story-redirect.ts';
import { loadAddress } from '../../../../ui/web/requests/load-address.ts';
import { embedded } from '../../../arbitraries/routing.ts';
import { memoryContent } from '../../../fakes/content.ts';
import { requestFor, startDecision } from '../requests.ts';

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
    expect(await loadAddress(request)).toEqual({
      kind: 'redirect',
      location: '/leinwanddruck',
      status,
    });
  });
});
