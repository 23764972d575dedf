import { useRef, useState } from 'react';

import type { ToolboxWish } from '../../../core/domain/toolbox/toolbox-step.ts';
import type { LiveToolboxBlock } from '../../blocks/toolbox/live.ts';
import { ToolboxSection, type ShownOutcome } from '../../blocks/toolbox/toolbox-section.tsx';
import { useShell } from '../islands/use-shell.ts';
import type { PageData } from '../wire/page-data.ts';
import { liveBlockOf } from './live-block-of.ts';

/** What talks to the shop comes when the first file does. */
const loadTools = () => import('../composition/toolbox.client.ts');

/** What browsers show by themselves. */
const shownTypes = /^image\/(?:avif|gif|jpeg|png|webp)$/u;

/** One file after another; what was made before stays on the page. */
const LiveToolbox = ({ headline, step }: LiveToolboxBlock) => {
  const { channel, locale } = useShell();
  const [outcomes, setOutcomes] = useState<readonly ShownOutcome[]>(step.outcomes);
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const take = (files: readonly File[], wish: ToolboxWish): void => {
    const first = outcomes.length;
    setOutcomes((shown) => [
      ...shown,
      ...files.map(({ name, size }) => ({
        kind: 'working' as const,
        name,
        byteCount: size,
        share: 0,
      })),
    ]);
    files.forEach((file, index) => {
      const show = (outcome: ShownOutcome): void =>
        setOutcomes((shown) => shown.with(first + index, outcome));
      const working = { kind: 'working', name: file.name, byteCount: file.size } as const;
      line.current = line.current.then(async () => {
        const { convertInShop } = await loadTools();
        const outcome = await convertInShop({ channel, locale }, file, wish, (share) =>
          show({ ...working, share: share < 1 ? share : undefined }),
        );
        show({
          ...outcome,
          ...(shownTypes.test(file.type) && { before: URL.createObjectURL(file) }),
        });
      });
    });
  };
  return (
    <ToolboxSection
      headline={headline}
      step={step}
      locale={locale}
      outcomes={outcomes}
      onFiles={take}
    />
  );
};

export const draw = (page: PageData, id: string) => {
  const block = liveBlockOf(page, id, 'toolbox');
  return block && <LiveToolbox {...block} />;
};
