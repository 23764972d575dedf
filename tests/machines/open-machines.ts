/** The embedded shop with its pages and its files for machines, in this process. */
import { readAskedAddress } from '../../server/http/asked-address.ts';
import { createMachineFiles } from '../../server/pages/machine-files.ts';
import { tokens } from '../../server/composition/tokens.ts';
import { embeddedSites } from '../../server/embedded-addresses.ts';
import { newDatabaseFolder } from '../adapters/postgres/new-database-folder.ts';
import { openInProcessShop } from '../faults/in-process-shop.ts';
import { serve, type Answer, type Asked } from '../server/http/served.ts';

/** Asks an absolute address of the shop. */
type AskUrl = (url: string, asked?: Asked) => Promise<Answer>;

/** The sites that the shop has when nothing is said. */
export const sites = embeddedSites(3000);

/** Opens the shop; files are answered by their handler, all else by the storefront. */
export const openMachines = async (
  environment: Readonly<Record<string, string>> = {},
  { isPreview = false }: { readonly isPreview?: boolean } = {},
) => {
  const DATA_DIR = await newDatabaseFolder();
  const shop = await openInProcessShop({ PORT: '3000', DATA_DIR, ...environment });
  const { container } = shop;
  const sitePages = container.get(tokens.sitePages);
  const { content, cardThemes } = container.get(tokens.pagePorts);
  const files = createMachineFiles({
    sites,
    ports: (signal) => ({
      sitePages: sitePages(signal),
      content: content(signal),
      cardThemes: cardThemes(signal),
    }),
    log: container.get(tokens.log),
    clock: container.get(tokens.clock),
    sleep: container.get(tokens.sleep),
    pageMilliseconds: 1_500,
    isPreview,
  });
  const served = await serve((request, response) => {
    const answered = files(request, response, readAskedAddress(sites, request));
    if (answered === undefined) response.writeHead(418).end();
    else answered.catch(() => response.destroy());
  });
  const ask: AskUrl = async (url, { headers, ...asked } = {}) => {
    const { host, pathname, search } = new URL(url);
    const given = { ...asked, headers: { host, ...headers } };
    const file = await served.ask(`${pathname}${search}`, given);
    return file.status === 418 ? shop.served.ask(`${pathname}${search}`, given) : file;
  };
  return {
    shop,
    ask,
    close: async () => {
      await served.close();
      await shop.close();
    },
  };
};
