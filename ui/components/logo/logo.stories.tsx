import type { Meta, StoryObj } from '@storybook/react-vite';

import { Logo } from './logo.tsx';

const meta = { title: 'Shell/Logo', component: Logo } satisfies Meta<typeof Logo>;

export default meta;

export const Frame: StoryObj<typeof meta> = { args: { name: 'Passepartout', kind: 'frame' } };

export const Script: StoryObj<typeof meta> = { args: { name: 'kartenliebe', kind: 'script' } };
