/** Settles when the page has loaded and the browser has nothing better to do. */
export const pageIdle = (page: Window): Promise<void> =>
  new Promise((resolve) => {
    const whenIdle = (): void => {
      // Not every browser tells when it is idle; there, the next turn has to do.
      if ('requestIdleCallback' in page) page.requestIdleCallback(() => resolve());
      else resolve();
    };
    if (page.document.readyState === 'complete') whenIdle();
    else page.addEventListener('load', whenIdle, { once: true });
  });
