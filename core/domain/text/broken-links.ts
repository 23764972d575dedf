/** Behind which a program takes what follows for an address: `https://`, `shop.example`. */
const joints = /(?<=:)(?=\/\/)|(?<=[\p{L}\p{N}]\.)(?=\p{L})/gu;

/**
 * A quoted text in which no mail program finds a link: the words stay, with a space within each
 * address. So nobody sends links to strangers in the shop's name.
 */
export const withBrokenLinks = (text: string): string => text.replaceAll(joints, ' ');
