/** The marks of blocks, moved from the tags in front of them onto their own elements. */

/** A mark as React writes it: attribute values hold no quotation mark, texts no tag. */
const markPattern = String.raw`<template (?<mark>data-blok-c="[^"]*" data-blok-uid="[^"]*")`;

const targeted = new RegExp(
  String.raw`${markPattern} data-blok-for="(?<target>[^"]*)"></template>`,
  'gu',
);

/** A block that draws nothing is followed by another mark, or by an end; then its mark is dropped. */
const inFront = new RegExp(
  String.raw`${markPattern}></template>(?<between>(?:</div>)*)(?<start><(?!template)[a-z][\w-]*)?`,
  'gu',
);

/**
 * HTML with its marks in place: each one on the element with its id, or on the next element, be it
 * behind the end of the part that the mark closes.
 */
export const markRoots = (html: string): string => {
  const marks = new Map<string, string>();
  const kept = html.replaceAll(targeted, (...found) => {
    const { mark, target }: Readonly<Record<string, string>> = found.at(-1);
    marks.set(target ?? '', mark ?? '');
    return '';
  });
  const placed = kept.replaceAll(inFront, (...found) => {
    const { mark, between = '', start }: Readonly<Record<string, string>> = found.at(-1);
    return start === undefined ? between : `${between}${start} ${mark}`;
  });
  return [...marks].reduce(
    (text, [id, mark]) => text.replace(`<div id="${id}"`, () => `<div id="${id}" ${mark}`),
    placed,
  );
};
