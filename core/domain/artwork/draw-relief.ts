/** What is pressed into paper from behind: no ink, only light from the upper left, and shade. */
import { trimBox } from './artwork.ts';
import { grownBox, unitedBox, type Box } from './measures.ts';
import { pathBox, printPath } from './path.ts';
import type { DisplayItem, DisplayPage } from './resolve.ts';

/** A shape of the layer `relief`, on a page that presses it. */
type Raised = DisplayItem & { readonly kind: 'fill' };

/** Whether an item is pressed, and not printed. */
export const isRaised = (
  { isRaised: isPressed = false }: Pick<DisplayPage, 'isRaised'>,
  item: DisplayItem,
): item is Raised => isPressed && item.kind === 'fill' && item.layer === 'relief';

/** Micrometres: how round edges are, and from where to where a slope is measured. */
const roundness = 270;
const slope = 400;

/** Without relief along edges: where a drawing is cut off, it would end in a slope. */
const rim = 2 * roundness + slope;

/** How much of light and shade is seen on a full slope. */
const shade = 0.55;
const light = 0.95;

/**
 * How high something is pressed, 0 to 255, by its place among all that is: a line is the highest; of
 * fields that overlap, neighbours differ, and what has the colour of the paper stays as low as it.
 */
export const reliefHeight = (
  { line, colour }: Raised,
  paper: string | undefined,
  index: number,
): number => {
  if (line !== undefined) return 255;
  if (colour === paper) return 0;
  return [140, 180, 160][index % 3] ?? 255;
};

const greyOf = (height: number): string => {
  const [first = '0', second = first] = height.toString(16).padStart(2, '0');
  return `#${(first === second ? first : first + second).repeat(3)}`;
};

/** The colour of the paper: the first item lies at the back of all. */
export const paperOf = ({ items }: Pick<DisplayPage, 'items'>): string | undefined =>
  items.flatMap((item) => (item.kind === 'fill' ? [item.colour] : []))[0];

const raisedPath = (item: Raised, height: string): string =>
  item.line === undefined
    ? `<path fill="${height}" d="${printPath(item.path)}"/>`
    : `<path fill="none" stroke="${height}" stroke-width="${item.line}" stroke-linecap="round" stroke-linejoin="round" d="${printPath(item.path)}"/>`;

/** An alpha where one picture is higher than another. */
const slopeOf = (from: string, less: string, opacity: number): string =>
  `<feComposite in="${from}" in2="${less}" operator="arithmetic" k2="${opacity}" k3="${-opacity}" result="${from}-${less}"/>`;

/** What is drawn of the relief, and the slopes about it. */
const regionOf = (page: DisplayPage, raised: readonly Raised[]): Box => {
  const boxes = raised.flatMap(({ path }) => pathBox(path) ?? []);
  const all = boxes.reduce(unitedBox, boxes[0] ?? trimBox(page));
  const whole = grownBox(trimBox(page), page.bleed);
  const around = grownBox(all, rim + Math.max(0, ...raised.map(({ line = 0 }) => line)));
  const left = Math.max(whole.left, around.left);
  const top = Math.max(whole.top, around.top);
  return {
    left,
    top,
    width: Math.max(0, Math.min(whole.left + whole.width, around.left + around.width) - left),
    height: Math.max(0, Math.min(whole.top + whole.height, around.top + around.height) - top),
  };
};

const sidesOf = ({ left, top, width, height }: Box): string =>
  `x="${left}" y="${top}" width="${width}" height="${height}"`;

/** Light and shade of all that a page presses; empty where it presses nothing. */
export const reliefSvg = (page: DisplayPage, prefix: string): string => {
  const raised = page.items.filter((item) => isRaised(page, item));
  if (raised.length === 0) return '';
  const paper = paperOf(page);
  const filter = [
    '<feColorMatrix type="luminanceToAlpha"/>',
    `<feGaussianBlur stdDeviation="${roundness}" result="high"/>`,
    `<feOffset dx="${slope}" dy="${slope}" result="moved"/>`,
    slopeOf('moved', 'high', shade),
    slopeOf('high', 'moved', light),
    '<feColorMatrix values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 1 0"/>',
    '<feComposite in2="moved-high" operator="over"/>',
  ].join('');
  const heights = raised.map((item, index) =>
    raisedPath(item, greyOf(reliefHeight(item, paper, index))),
  );
  return [
    `<filter id="${prefix}relief" filterUnits="userSpaceOnUse" ${sidesOf(regionOf(page, raised))} color-interpolation-filters="sRGB">${filter}</filter>`,
    `<clipPath id="${prefix}within"><rect ${sidesOf(grownBox(trimBox(page), -rim))}/></clipPath>`,
    `<g clip-path="url(#${prefix}within)"><g filter="url(#${prefix}relief)">${heights.join('')}</g></g>`,
  ].join('');
};
