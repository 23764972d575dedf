/** Reflections of a window, over a print. */
import { bottom, layers, linear, num, radial, rect, right, shown } from '../svg.ts';
import type { Box, Drawing } from '../svg.ts';
import { between, randomOf } from '../random.ts';

export type Finish = 'gloss' | 'metal' | 'brushed' | 'matt' | 'rag' | 'satin' | 'glow';

/**
 * Mirrored aslant: two soft bands, and a hint of the sky. No more than 8 % white together, so that the
 * picture is what is seen. `strength` is 1 for a bare pane.
 */
const mirroredWindow = (box: Box, strength: number, id: string): Drawing => {
  const { left, top, width: w, height: h } = box;
  const at = (opacity: number): number => opacity * strength;
  return {
    defs:
      linear(
        `${id}w`,
        [left + w * 0.1, top],
        [left + w * 0.1 + h * 0.75, top + h * 0.4],
        [
          [0, '#fff', 0],
          [0.3, '#f6fbff', at(0.04)],
          [0.52, '#fff', at(0.02)],
          [0.72, '#f6fbff', at(0.035)],
          [1, '#fff', 0],
        ],
      ) +
      linear(
        `${id}s`,
        [left, top],
        [left, bottom(box)],
        [
          [0, '#fff', at(0.025)],
          [0.5, '#fff', at(0.01)],
          [1, '#05090c', at(0.05)],
        ],
      ),
    body: rect(box, `url(#${id}s)`) + rect(box, `url(#${id}w)`),
  };
};

/** A mirrored window, and a bright bevel all round. */
const gloss = (box: Box, id: string): Drawing => {
  const { left, top, width: w, height: h } = box;
  const bevel = Math.min(w, h) * 0.007;
  return layers(
    mirroredWindow(box, 1, id),
    shown(
      `<rect x="${num(left + bevel / 2)}" y="${num(top + bevel / 2)}" width="${num(w - bevel)}" height="${num(h - bevel)}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="${num(bevel)}"/>`,
    ),
  );
};

const metal = (box: Box, id: string): Drawing => ({
  defs: linear(
    `${id}m`,
    [box.left, box.top],
    [right(box), box.top + box.height * 0.35],
    [
      [0, '#ffffff', 0.2],
      [0.22, '#e4ebf0', 0.03],
      [0.5, '#f4f8fa', 0.19],
      [0.72, '#1e2a33', 0.05],
      [1, '#ffffff', 0.12],
    ],
  ),
  body: rect(box, `url(#${id}m)`),
});

const satin = (box: Box, id: string): Drawing => ({
  defs: radial(
    `${id}s`,
    [box.left + box.width * 0.24, box.top + box.height * 0.1],
    box.width * 0.9,
    [
      [0, '#ffffff', 0.22],
      [0.5, '#ffffff', 0.05],
      [1, '#120c06', 0.06],
    ],
  ),
  body: rect(box, `url(#${id}s)`),
});

const rag = (box: Box, id: string): Drawing => ({
  defs: linear(
    `${id}h`,
    [box.left, box.top],
    [right(box), bottom(box)],
    [
      [0, '#fff6e3', 0.16],
      [1, '#f3e4c8', 0.1],
    ],
  ),
  body: rect(box, `url(#${id}h)`),
});

const glow = (box: Box, id: string): Drawing => ({
  defs: radial(
    `${id}b`,
    [box.left + box.width / 2, box.top + box.height / 2],
    Math.max(box.width, box.height) * 0.62,
    [
      [0, '#fffbe9', 0.34],
      [0.6, '#fff6d9', 0.14],
      [1, '#fff2cc', 0.04],
    ],
  ),
  body: rect(box, `url(#${id}b)`),
});

const shade = (box: Box, id: string): Drawing => ({
  defs: linear(
    `${id}l`,
    [box.left, box.top],
    [right(box), bottom(box)],
    [
      [0, '#ffffff', 0.09],
      [0.5, '#ffffff', 0],
      [1, '#150d06', 0.09],
    ],
  ),
  body: rect(box, `url(#${id}l)`),
});

const brushLines = 420;

/** Along the face, in the sheen of metal. */
const brushed = (box: Box, id: string): Drawing => {
  const random = randomOf(7, 'brushed');
  const step = box.height / brushLines;
  const scratches = Array.from({ length: brushLines }, (_, line) => {
    const [from, wide] = [random() * 1.4 - 0.4, between(random, 0.3, 0.9)];
    const y = box.top + (line + random()) * step;
    const light = random() < 0.6 ? '#fff' : '#20262c';
    return `<path d="M${num(box.left + Math.max(0, from) * box.width)} ${num(y)}H${num(box.left + Math.min(1, from + wide) * box.width)}" stroke="${light}" stroke-opacity="${num(between(random, 0.02, 0.09))}" stroke-width="${num(step)}"/>`;
  });
  return layers(metal(box, id), shown(scratches.join('')));
};

/** Over a print. */
export const finishes = {
  gloss,
  metal,
  brushed,
  matt: shade,
  rag,
  satin,
  glow,
} as const satisfies Readonly<Record<Finish, (box: Box, id: string) => Drawing>>;

const nothing: Drawing = { defs: '', body: '' };

/** For rendered scenes, which have light and edges. `isGlazed`: a pane before it. */
export const sheenOf = (finish: Finish, isGlazed: boolean, box: Box, id: string): Drawing => {
  if (isGlazed) return mirroredWindow(box, 0.5, id);
  if (finish === 'gloss') return mirroredWindow(box, 1, id);
  return finish === 'matt' ? nothing : finishes[finish](box, id);
};
