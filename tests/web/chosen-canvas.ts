import { address, eventually, keptPage, visit, type OpenPage } from './browser.ts';
import { germanPage } from './canvas-pages.ts';
import { formatOption, materialOption, shown } from './product-page.ts';

const desktop = { width: 1280, height: 800 };

/** One page with the canvas in its first format chosen: at first by nobody, then by its buttons. */
export const chosenCanvas = (openPage: OpenPage): ReturnType<typeof keptPage> =>
  keptPage(
    async () => {
      const page = await openPage({ viewport: desktop });
      await visit(page, address(germanPage.host, germanPage.path));
      return page;
    },
    async (page) => {
      await page.setViewportSize(desktop);
      await materialOption(page, 'leinwand').click();
      await eventually(() => shown(page)).toMatchObject({ material: 'leinwand' });
      await formatOption(page, '600x400').click();
      await eventually(() => shown(page)).toMatchObject({
        material: 'leinwand',
        format: '600x400',
      });
    },
  );
