import type { Meta, StoryObj } from '@storybook/react-vite';

import { Icon } from './icon.tsx';
import { iconPaths, isIconName } from './icon-paths.ts';
import sheet from './icon-sheet.module.css';

const meta = { title: 'Foundations/Icon', component: Icon } satisfies Meta<typeof Icon>;

export default meta;

export const One: StoryObj<typeof meta> = { args: { name: 'truck' } };

export const Set: StoryObj<typeof meta> = {
  args: { name: 'truck' },
  render: () => (
    <ul role="list" className={sheet['sheet']}>
      {Object.keys(iconPaths)
        .filter(isIconName)
        .map((name) => (
          <li key={name} className={sheet['item']}>
            <Icon name={name} />
            {name}
          </li>
        ))}
    </ul>
  ),
};
