/**
 * The tabs of a page's profile as the browser itself knows them: on a fast machine Playwright does
 * not hear of some new tabs, nor of the first navigation of others.
 */
import type { CDPSession, Page } from 'playwright-core';

const ask = async <Answer>(
  page: Page,
  question: (session: CDPSession) => Promise<Answer>,
): Promise<Answer> => {
  const session = await page.context().newCDPSession(page);
  try {
    return await question(session);
  } finally {
    await session.detach();
  }
};

const tabsBeside = async (session: CDPSession) => {
  const { targetInfo: own } = await session.send('Target.getTargetInfo');
  const { targetInfos } = await session.send('Target.getTargets');
  return targetInfos.filter(
    ({ type, browserContextId, targetId }) =>
      type === 'page' && browserContextId === own.browserContextId && targetId !== own.targetId,
  );
};

/** The addresses of the other tabs in the profile of this page. */
export const otherTabs = (page: Page): Promise<readonly string[]> =>
  ask(page, async (session) => (await tabsBeside(session)).map(({ url }) => url));

/** Closes every other tab in the profile of this page. */
export const closeOtherTabs = (page: Page): Promise<void> =>
  ask(page, async (session) => {
    for (const { targetId } of await tabsBeside(session))
      await session.send('Target.closeTarget', { targetId });
  });
