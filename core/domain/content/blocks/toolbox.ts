import { emptyToolboxStep, type ToolboxStep } from '../../toolbox/toolbox-step.ts';
import { blockBase, blockOf, constantField, filledText } from '../story-codec.ts';

/** The form that converts files and makes them smaller; empty in stories. */
export type ToolboxBlock = {
  readonly kind: 'toolbox';
  readonly id: string;
  readonly headline: string;
  readonly step: ToolboxStep;
};

export const toolboxCodec = blockOf<ToolboxBlock>('Toolbox', {
  ...blockBase('toolbox'),
  headline: filledText,
  step: constantField<ToolboxStep>(emptyToolboxStep),
});
