/** Puts a script into the page; settles when it has run. */
export const injectScript = (document: Document, address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error('the script could not be loaded')));
    document.head.append(script);
  });

const late = (milliseconds: number): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new Error('the script did not come in time')), milliseconds);
  });

/** Rejects where a script takes longer than so many milliseconds. */
export const inTime = (loaded: Promise<void>, milliseconds: number): Promise<void> =>
  Promise.race([loaded, late(milliseconds)]);
