/** One per occasion, around the origin and about 200 across. */
import { circle, num, path, polygon, range } from '../svg.ts';
import type { Point } from '../svg.ts';

export type Emblem = (main: string, second: string) => string;

const stroke = (colour: string, width = 5): string =>
  `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;

const line = (data: string, colour: string, width = 5): string =>
  `<path d="${data}" ${stroke(colour, width)}/>`;

const leaf = (x: number, y: number, angle: number, length: number, fill: string): string =>
  path(
    `M0 0Q${num(length * 0.5)} ${num(-length * 0.32)} ${num(length)} 0Q${num(length * 0.5)} ${num(length * 0.32)} 0 0Z`,
    fill,
    `transform="translate(${num(x)} ${num(y)}) rotate(${num(angle)})"`,
  );

const wreath = (leaves: string, berries: string): string =>
  range(30)
    .map((index) => {
      const angle = (index / 30) * Math.PI * 2;
      const [x, y] = [Math.cos(angle) * 112, Math.sin(angle) * 112];
      const turned = (angle * 180) / Math.PI + (index % 2 === 0 ? 60 : 125);
      return (
        leaf(x, y, turned, index % 3 === 0 ? 46 : 36, leaves) +
        (index % 5 === 0 ? circle([x * 1.16, y * 1.16], 6, berries) : '')
      );
    })
    .join('');

const star = (x: number, y: number, radius: number, fill: string, rays = 5): string =>
  path(
    polygon(
      range(rays * 2).map((index): Point => {
        const angle = (index / (rays * 2)) * Math.PI * 2 - Math.PI / 2;
        const reach = index % 2 === 0 ? radius : radius * 0.42;
        return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
      }),
    ),
    fill,
  );

const balloon = (x: number, y: number, radius: number, fill: string, string: string): string =>
  line(`M${x} ${y + radius}Q${x * 0.3 + 14} ${y + radius + 60} ${x * 0.12} 150`, string, 3) +
  `<ellipse cx="${x}" cy="${y}" rx="${num(radius * 0.86)}" ry="${radius}" fill="${fill}"/>` +
  path(`M${x - 7} ${y + radius + 9}h14l-7 -11Z`, fill) +
  `<ellipse cx="${num(x - radius * 0.3)}" cy="${num(y - radius * 0.4)}" rx="${num(radius * 0.14)}" ry="${num(radius * 0.24)}" fill="#fff" opacity="0.4"/>`;

export const rings: Emblem = (main, second) =>
  wreath(main, second) +
  circle([-24, 4], 42, 'none', `stroke="${second}" stroke-width="7"`) +
  circle([24, 4], 42, 'none', `stroke="${second}" stroke-width="7"`);

export const cradle: Emblem = (main, second) =>
  path('M36 -92A96 96 0 1 0 92 44A76 76 0 0 1 36 -92Z', main) +
  line('M70 -190V-70', second, 3) +
  star(70, -52, 24, second) +
  line('M122 -190V-20', second, 3) +
  star(122, -6, 17, second) +
  star(20, 0, 11, second);

export const balloons: Emblem = (main, second) =>
  balloon(-66, -50, 58, second, main) +
  balloon(70, -34, 52, main, second) +
  balloon(2, -96, 64, main, second);

export const cake: Emblem = (main, second) =>
  [-60, -20, 20, 60]
    .map(
      (x) =>
        line(`M${x} -34V-84`, second, 9) + path(`M${x} -122q15 20 0 30q-15 -10 0 -30Z`, '#e2a33d'),
    )
    .join('') +
  `<rect x="-104" y="-34" width="208" height="70" rx="14" fill="${second}"/>` +
  `<rect x="-136" y="28" width="272" height="86" rx="14" fill="${main}"/>` +
  line('M-104 -8q26 30 52 0t52 0t52 0t52 0', '#fffaf3', 9) +
  line('M-170 122H170', second, 8);

export const cross: Emblem = (main, second) =>
  line('M0 -120V96M-58 -58H58', second, 9) +
  range(7)
    .map((index) => {
      const y = 112 - index * 18;
      const reach = 26 + index * 9;
      return leaf(-reach, y, 214, 44, main) + leaf(reach, y, -34, 44, main);
    })
    .join('') +
  line('M-18 128Q-60 84 -84 8M18 128Q60 84 84 8', main, 4);

export const dove: Emblem = (main, second) =>
  path(
    'M-130 22Q-60 36 -34 -6Q-64 -92 -8 -136Q8 -78 40 -44Q64 -66 92 -50L124 -38L94 -26Q86 44 10 66Q-30 78 -72 66L-128 92Q-112 56 -130 22Z',
    main,
  ) +
  line('M-10 -6Q26 -2 44 -40', '#ffffff', 4) +
  line('M122 -36Q150 -12 148 30', second, 4) +
  leaf(144, -8, -20, 30, second) +
  leaf(149, 16, 190, 30, second) +
  circle([84, -40], 4, '#ffffff');

export const fish: Emblem = (main, second) =>
  line('M140 -58Q40 60 -84 -18Q40 -104 140 16', second, 9) +
  [44, 78, 112].map((y) => line(`M-140 ${y}q28 -30 56 0t56 0t56 0t56 0t56 0`, main, 6)).join('');

export const egg: Emblem = (main, second) =>
  path(
    'M0 -130C70 -130 104 -30 104 24C104 84 58 118 0 118C-58 118 -104 84 -104 24C-104 -30 -70 -130 0 -130Z',
    main,
  ) +
  line('M-84 -34l28 -24l28 24l28 -24l28 24l28 -24l28 24', '#fffaf3', 8) +
  line('M-102 26h204', second, 12) +
  [-66, -22, 22, 66].map((x) => circle([x, 66], 10, '#fffaf3')).join('') +
  range(15)
    .map((index) => leaf(-140 + index * 20, 128, -90 + ((index * 37) % 40) - 20, 58, second))
    .join('');

export const cone: Emblem = (main, second) =>
  path('M-86 -62L6 150L86 -84Z', main) +
  path('M-96 -60Q-84 -146 -28 -112Q8 -166 44 -122Q92 -138 96 -82Q0 -46 -96 -60Z', second) +
  path('M0 -54q-52 -34 -58 6t58 -6q52 -42 62 -4t-62 4Z', '#fffaf3') +
  star(4, 22, 24, '#fffaf3') +
  circle([-34, 4], 8, '#fffaf3') +
  circle([38, -6], 8, '#fffaf3') +
  circle([10, 78], 8, '#fffaf3');

export const branch: Emblem = (main, second) =>
  line('M-70 150Q-10 40 60 -140', second, 5) +
  range(9)
    .map((index) => {
      const part = index / 9;
      const [x, y] = [-62 + part * 112, 126 - part * 236];
      return leaf(x, y, index % 2 === 0 ? 2 : 214, 74 - part * 22, main);
    })
    .join('') +
  leaf(58, -132, -66, 46, main);

export const fir: Emblem = (main, second) =>
  range(8)
    .map((index) => {
      const y = -84 + index * 28;
      const reach = 18 + index * 15;
      return line(`M${-reach} ${y + 16}Q0 ${y - 10} ${reach} ${y + 16}`, main, 9);
    })
    .join('') +
  line('M0 142V168', main, 14) +
  star(0, -118, 30, second);

export const rays: Emblem = (main, second) =>
  range(24)
    .map((index) => {
      const angle = (index / 24) * Math.PI * 2;
      const reach = index % 2 === 0 ? 138 : 92;
      const [x, y] = [Math.cos(angle), Math.sin(angle)];
      return line(
        `M${num(x * 30)} ${num(y * 30)}L${num(x * reach)} ${num(y * reach)}`,
        index % 2 === 0 ? second : main,
        4,
      );
    })
    .join('') + circle([0, 0], 10, second);

export const flame: Emblem = (main, second) =>
  path('M0 -140Q70 -52 34 6Q16 36 0 36Q-70 24 -44 -44Q-34 -20 -16 -18Q-34 -80 0 -140Z', second) +
  path('M2 -48Q28 -10 0 26Q-26 4 2 -48Z', '#fffaf3', 'opacity="0.65"') +
  range(6)
    .map(
      (index) =>
        leaf(-8 - index * 14, 118 - index * index * 2, 190 + index * 8, 54, main) +
        leaf(8 + index * 14, 118 - index * index * 2, -10 - index * 8, 54, main),
    )
    .join('');
