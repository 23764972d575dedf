/** Loaders of blocks: they run on the server, within the page's time limit. */
import type { DesignerBases } from '../../core/domain/catalogue/designers.ts';
import type { HasClock } from '../../core/ports/clock.ts';
import type { HasLog } from '../../core/ports/log.ts';
import type { PagePorts } from '../../core/ports/page-ports.ts';
import type { ShopScope } from '../../core/ports/scope.ts';

/** The page's address and ports, as a block's loader gets them. */
export type BlockRequest = {
  readonly scope: ShopScope;
  /** The part of the page's query that was accepted, with its question mark, or empty. */
  readonly search: string;
  readonly ports: PagePorts & HasLog & HasClock & { readonly designerBases: DesignerBases };
};

/**
 * Fetches what a block shows beside its content, as plain data. Undefined where it cannot be had:
 * the block then stands without it. What is wrong is logged by the use case.
 */
export type LoadBlock<B, Data> = (block: B, request: BlockRequest) => Promise<Data | undefined>;
