import type { InkColour } from './artwork.ts';

/**
 * Colours by what they do. `paper` is printed to the edge, `ink` is read on it, `accent` tells
 * Sundays and holidays, `soft` lies behind words, `photo` stands where a photo will.
 */
export type PagePalette = Readonly<
  Record<'paper' | 'ink' | 'accent' | 'soft' | 'photo', InkColour>
>;

/** A colour that every palette has. */
export type PageColour = keyof PagePalette;

export const pagePalettes = {
  pine: {
    paper: '#fbf8f0',
    ink: '#24352c',
    accent: '#2f5a47',
    soft: '#b8cbbd',
    photo: '#e0e4da',
  },
  slate: {
    paper: '#eceae6',
    ink: '#2f2f30',
    accent: '#77756f',
    soft: '#cfccc4',
    photo: '#dad7d0',
  },
  rosewood: {
    paper: '#fbf3f1',
    ink: '#4a2530',
    accent: '#a04a60',
    soft: '#e6c3c6',
    photo: '#ead9d8',
  },
  ink: {
    paper: '#ffffff',
    ink: '#1f1d1c',
    accent: '#3a3735',
    soft: '#d9d5cf',
    photo: '#e4e2de',
  },
  harbour: {
    paper: '#f5f8f8',
    ink: '#243b46',
    accent: '#2f7f86',
    soft: '#b9d8d8',
    photo: '#d9e4e5',
  },
  bluebell: {
    paper: '#fafbfa',
    ink: '#2d3848',
    accent: '#5f7dab',
    soft: '#c8d5ea',
    photo: '#dfe6ea',
  },
  harvest: {
    paper: '#fbf7ee',
    ink: '#44382b',
    accent: '#b9683f',
    soft: '#eec795',
    photo: '#e9dfcd',
  },
  navy: {
    paper: '#1f2d44',
    ink: '#f5f0e4',
    accent: '#9fb3cc',
    soft: '#4a5d7c',
    photo: '#2f3e57',
  },
  circus: {
    paper: '#fdf7ee',
    ink: '#2f3a4f',
    accent: '#d2553f',
    soft: '#f0bf63',
    photo: '#efe3d2',
  },
} as const satisfies Readonly<Record<string, PagePalette>>;
