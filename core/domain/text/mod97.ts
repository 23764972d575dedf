/** The remainder by 97 that ISO 7064 (MOD 97-10) checks: of digits, and letters as 10 to 35. */
export const mod97 = (text: string): number =>
  Array.from(text).reduce((rest, character) => {
    const value = Number.parseInt(character, 36);
    return (rest * (value > 9 ? 100 : 10) + value) % 97;
  }, 0);
