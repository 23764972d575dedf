import type { ToolboxBlock } from '../../../core/domain/content/blocks/toolbox.ts';
import { buttonMessages } from '../../components/button/messages.ts';
import { noticeMessages } from '../../components/notice/messages.ts';
import type { LiveBlockSource, LiveView } from '../live-view.ts';
import { toolboxMessages } from './messages.ts';
import type { ToolboxSectionProps } from './toolbox-section.tsx';

export type LiveToolboxBlock = Pick<ToolboxSectionProps, 'headline' | 'step'> & {
  readonly kind: 'toolbox';
};

/** The toolbox for browsers, which show the progress of each file. */
export const liveToolbox: LiveView<LiveBlockSource<ToolboxBlock>, LiveToolboxBlock> = {
  tables: [toolboxMessages, buttonMessages, noticeMessages],
  of: ({ block: { headline, step } }) => ({ kind: 'toolbox', headline, step }),
};
