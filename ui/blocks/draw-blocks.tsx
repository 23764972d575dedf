import { Fragment, type ReactNode } from 'react';

import { messageOf } from '../../core/domain/errors/thrown.ts';
import type { PageQueryKind } from '../../core/domain/products/page-query.ts';
import type { MessageTable } from '../messages/message-table.ts';
import type { BlockRequest, LoadBlock } from './block-loader.ts';
import { BlockMarkTag } from './block-marks.tsx';
import type { BlockView, BlockViewProps } from './block-view.ts';
import type { LiveBlock } from './live-block.ts';
import type { LiveBlockSource, LiveView } from './live-view.ts';

type ReadyBlock<B> = {
  readonly View: BlockView<B>;
  /** Undefined where it stays HTML. */
  readonly live?: LiveView<LiveBlockSource<B>, LiveBlock> | undefined;
  /** False where the address asks for something that does not exist; such a page is not cached. */
  readonly isShared?: boolean | undefined;
};

/**
 * `static`: HTML of the server, never hydrated. `interactive`: a chunk of its own makes it live;
 * its HTML works without scripts.
 */
export type RegisteredBlock<B> = ReadyBlock<B> & {
  readonly mode: 'static' | 'interactive';
  readonly reads?: PageQueryKind | undefined;
  /** Without it the block needs no data. */
  readonly load?: ((block: B, request: BlockRequest) => Promise<ReadyBlock<B>>) | undefined;
};

/** `data` is undefined where it could not be had. */
export type LoadedBlockViewProps<B, Data> = BlockViewProps<B> & { readonly data: Data | undefined };

/** Ties the types of a block's loader, view and live data together. */
type LoadingBlock<B, Data> = {
  readonly queryKind?: PageQueryKind;
  readonly load: LoadBlock<B, Data>;
  readonly View: (props: LoadedBlockViewProps<B, Data>) => ReactNode;
  readonly live?: LiveView<LiveBlockSource<B> & { readonly data: Data | undefined }, LiveBlock>;
  /** False for data that does not show what the address asks for. */
  readonly isShared?: (data: Data | undefined) => boolean;
  readonly reads?: PageQueryKind;
};

export const loadedBlock = <B, Data>({
  load,
  View,
  live,
  isShared,
  reads,
}: LoadingBlock<B, Data>): RegisteredBlock<B> => {
  const readyWith = (data: Data | undefined): ReadyBlock<B> => ({
    View: (props) => <View {...props} data={data} />,
    live: live && { ...live, of: (source) => live.of({ ...source, data }) },
    isShared: isShared?.(data),
  });
  return {
    ...readyWith(undefined),
    mode: live === undefined ? 'static' : 'interactive',
    reads,
    load: async (...asked) => readyWith(await load(...asked)),
  };
};

export type BlockSurroundings = Omit<BlockViewProps<unknown>, 'block'> & {
  readonly loaded?: LoadedBlocks | undefined;
};

type LoadedBlock = {
  readonly draw: (surroundings: BlockSurroundings) => ReactNode;
  readonly live: (source: Omit<LiveBlockSource<unknown>, 'block'>) => LiveBlock | undefined;
  /** The texts of its island. */
  readonly tables: readonly MessageTable[];
  readonly isShared: boolean;
};

/** By block id. */
export type LoadedBlocks = ReadonlyMap<string, LoadedBlock>;

export type DrawBlocks<B> = (blocks: readonly B[], surroundings: BlockSurroundings) => ReactNode;

type Tagged<Blocks> = {
  readonly [Kind in keyof Blocks]: Blocks[Kind] & { readonly kind: Kind; readonly id: string };
};

type BlockViews<Blocks> = {
  readonly [Kind in keyof Blocks]: RegisteredBlock<Blocks[Kind]>;
};

export const drawBlocksWith = <Blocks,>(
  views: BlockViews<Blocks>,
): DrawBlocks<Tagged<Blocks>[keyof Blocks]> => {
  const drawn = <Kind extends keyof Blocks>(
    block: Tagged<Blocks>[Kind],
    surroundings: BlockSurroundings,
  ): ReactNode => {
    const ready = surroundings.loaded?.get(block.id);
    if (ready !== undefined) return ready.draw(surroundings);
    const { View } = views[block.kind];
    return <View block={block} {...surroundings} />;
  };
  return (blocks, surroundings) =>
    blocks.map((block) => (
      <Fragment key={block.id}>
        <BlockMarkTag block={block} />
        {drawn(block, surroundings)}
      </Fragment>
    ));
};

/**
 * `isWhole` is false where a loader threw; `isShared` where a block does not show what the address
 * asks for.
 */
export type LoadingBlocks = {
  readonly loaded: LoadedBlocks;
  readonly isWhole: boolean;
  readonly isShared: boolean;
};

/** In parallel. A loader that throws is logged, and spoils no other block. */
export const loadBlocksWith =
  <Blocks,>(views: BlockViews<Blocks>) =>
  async (
    blocks: readonly Tagged<Blocks>[keyof Blocks][],
    request: BlockRequest,
  ): Promise<LoadingBlocks> => {
    let isWhole = true;
    const ready = async <Kind extends keyof Blocks>(
      block: Tagged<Blocks>[Kind],
    ): Promise<ReadyBlock<Blocks[Kind]>> => {
      const registered = views[block.kind];
      try {
        return (await registered.load?.(block, request)) ?? registered;
      } catch (error) {
        isWhole = false;
        const reason = messageOf(error);
        request.ports.log.report('request-failed', { part: `block ${block.id}`, reason });
        return registered;
      }
    };
    const loadOne = async <Kind extends keyof Blocks>(
      block: Tagged<Blocks>[Kind],
    ): Promise<readonly (readonly [string, LoadedBlock])[]> => {
      const { load, live } = views[block.kind];
      if (load === undefined && live === undefined) return [];
      const found = await ready(block);
      const { View } = found;
      const loadedBlock: LoadedBlock = {
        draw: (surroundings) => <View block={block} {...surroundings} />,
        live: (source) => found.live?.of({ block, ...source }),
        tables: found.live?.tables ?? [],
        isShared: found.isShared ?? true,
      };
      return [[block.id, loadedBlock]];
    };
    const found = (await Promise.all(blocks.map((block) => loadOne(block)))).flat();
    return {
      loaded: new Map(found),
      isWhole,
      isShared: found.every(([, { isShared }]) => isShared),
    };
  };
