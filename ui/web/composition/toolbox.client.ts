import { fetchWithProgress } from '../../../adapters/browser/fetch-with-progress.ts';
import { httpToolbox } from '../../../adapters/http/toolbox.ts';
import {
  type ToolboxOutcome,
  type ToolboxWish,
} from '../../../core/domain/toolbox/toolbox-step.ts';
import { toolboxLimits } from '../../../core/domain/toolbox/toolbox-table.ts';
import type { ShopScope } from '../../../core/ports/scope.ts';
import { workOnFile } from '../../../core/usecases/use-toolbox.ts';
import { pageLog } from '../log/logs.ts';

/** What becomes of a file in the shop's toolbox. Never throws. */
export const convertInShop = async (
  scope: ShopScope,
  file: File,
  wish: ToolboxWish,
  onShare: (share: number) => void,
): Promise<ToolboxOutcome> => {
  const unread = { kind: 'refused', name: file.name, byteCount: file.size } as const;
  // Not even read: the browser would hold all of it.
  if (file.size > toolboxLimits.bytes) return { ...unread, problem: 'too-large' };
  try {
    const brought = { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
    const toolbox = httpToolbox({ baseUrl: '', fetch: fetchWithProgress(onShare) }, scope);
    const worked = await workOnFile(brought, wish)({ toolbox, log: pageLog })();
    return worked._tag === 'Right' ? worked.right : { ...unread, problem: 'failed' };
  } catch {
    return { ...unread, problem: 'unreadable' };
  }
};
