import { Icon } from '../icon/icon.tsx';
import styles from './arrow-buttons.module.css';
import { ToolButton } from './tool-button.tsx';

const ways = ['left', 'up', 'down', 'right'] as const;

export type ArrowWay = (typeof ways)[number];

type ArrowButtonsProps = {
  readonly labelOf: (way: ArrowWay) => string;
  readonly onPress: (way: ArrowWay) => void;
};

/** For keys and single presses, beside what can be dragged. */
export const ArrowButtons = ({ labelOf, onPress }: ArrowButtonsProps) => (
  <div className={styles['arrows']}>
    {ways.map((way) => (
      <ToolButton label={labelOf(way)} onPress={() => onPress(way)} key={way}>
        <span className={styles['arrow']} data-way={way}>
          <Icon name="arrow-right" />
        </span>
      </ToolButton>
    ))}
  </div>
);
