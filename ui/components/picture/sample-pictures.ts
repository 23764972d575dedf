import type { PictureSize } from './picture.tsx';

/** Drawn here, so that stories need no server. */
const drawn = (width: number, height: number, shapes: string): PictureSize => ({
  src: `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">${shapes}</svg>`,
  )}`,
  width,
  height,
});

const hill = (colour: string, top: number, bend: number): string =>
  `<path fill="${colour}" d="M0 ${top} Q300 ${top - bend} 600 ${top} T1300 ${top} V600 H0Z"/>`;

const dusk = [
  '<rect width="1300" height="600" fill="#f3d2b4"/>',
  '<circle cx="420" cy="190" r="58" fill="#fff3df"/>',
  hill('#c9a698', 330, 120),
  hill('#8d7585', 400, -90),
  hill('#525a74', 460, 110),
  hill('#2b3448', 530, -70),
].join('');

const dawn = [
  '<rect width="1300" height="600" fill="#cfdcd4"/>',
  '<circle cx="820" cy="150" r="46" fill="#fffdf2"/>',
  hill('#9dbab0', 320, 90),
  hill('#5f8f89', 410, -120),
  hill('#2f5f60', 500, 80),
].join('');

const paper = [
  '<rect width="1300" height="600" fill="#f1e2d9"/>',
  '<rect x="420" y="90" width="300" height="420" fill="#fffdf8" transform="rotate(3 570 300)"/>',
  '<rect x="180" y="250" width="380" height="250" fill="#b3bfa6" transform="rotate(-6 370 375)"/>',
].join('');

export const duskPicture = drawn(900, 600, dusk);

export const dawnPicture = drawn(800, 600, dawn);

export const paperPicture = drawn(800, 600, paper);

export const missingPicture: PictureSize = {
  src: '/no-such-picture.webp',
  width: 900,
  height: 600,
};
