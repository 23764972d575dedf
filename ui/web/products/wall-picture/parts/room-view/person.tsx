import { useId, type SVGProps } from 'react';

const outline =
  'M29.6 0c6 0 10 4.4 10 10.6 0 4.2-1.6 8.6-4.2 11.2v4.4c1.6 2.4 6 3.6 9.6 5.4 3.8 1.8 5.6 4.6 6.2 9.4l3.2 27.4c.5 4.6-.4 9-2 13.4l-5.2 13.6c-.7 1.9-3.6 1.4-3.4-.8l1.8-14.6.4-12.4-2.6-14.2-.6 16.6c2.2 12.6 2.8 24.4 1.6 37.2l-2.2 27.6c-.3 9.4-.9 18-1.6 25.6l6.4 6.4c1.5 1.6.7 3.4-1.5 3.4H36.6c-1.8 0-3-1.2-2.9-3l-.3-31.2-2.2-37.6-.9-.2-4.5 38.4-3.4 30.4c-.2 2-1.5 3.2-3.4 3.2h-9.4c-2.2 0-2.9-2-1.3-3.5l6-5.6c.6-8.2.9-17.2.9-27.4l.4-28.2c-.3-12.8.8-24.4 3.2-35.4l-1-17.6-2.6 13.4 1.2 12.6 3.4 15.6c.5 2.2-2.4 3-3.3 1l-6.6-13.8c-2-4.4-2.8-8.6-2-13.2l4.8-26.8c.9-4.8 3-7.4 6.9-9 3.6-1.5 7.2-2.6 8.6-5v-4c-2.4-2.8-3.6-6.8-3.4-10.6C20.2 4 24 0 29.6 0Z';

/** A person who looks at the picture, seen from behind, for scale: 60 × 175 centimetres. */
export const Person = (props: Pick<SVGProps<SVGSVGElement>, 'className' | 'style'>) => {
  const id = useId();
  return (
    <svg {...props} viewBox="0 0 60 175" aria-hidden="true">
      <defs>
        <clipPath id={`${id}o`}>
          <path d={outline} />
        </clipPath>
        <linearGradient id={`${id}l`}>
          <stop stopColor="var(--color-raised)" stopOpacity="0.25" />
          <stop offset="0.45" stopColor="var(--color-raised)" stopOpacity="0" />
          <stop offset="0.451" stopColor="var(--color-ink)" stopOpacity="0" />
          <stop offset="1" stopColor="var(--color-ink)" stopOpacity="0.42" />
        </linearGradient>
        <radialGradient id={`${id}s`}>
          <stop stopColor="var(--color-ink)" stopOpacity="0.45" />
          <stop offset="1" stopColor="var(--color-ink)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <ellipse cx="32" cy="171" rx="28" ry="4" fill={`url(#${id}s)`} />
      <g clipPath={`url(#${id}o)`}>
        <path fill="currentcolor" d="M0 0h60v110H0z" />
        <path fill="var(--color-muted)" d="M14.5 82h31v24H60v69H0v-69h14.5z" />
        <path
          fill="var(--color-line)"
          d="M0 31 24 25q6 3 12 0l24 6v53l-11 4-2-10-2 13q-15 5-29 0l-2-13-3 10-11-5z"
        />
        <path fill="var(--color-ink)" d="M17 0h25v14q-2 9-7 10-5 2-10 0-6-1-8-10z" />
        <path fill="var(--color-raised)" d="M0 165h60v10H0z" />
        <path
          fill="none"
          stroke="var(--color-ink)"
          strokeWidth="0.7"
          strokeOpacity="0.18"
          d="M16.5 46q-1.5 20-1 40M44 46q1.5 20 .5 39M30.5 96v22M24 27q6 4 12 0M20 66q5 3 10 1M40 74q-5 4-10 4M20 121q3 2 6 0M34 123q4 2 6 0"
        />
        <path fill={`url(#${id}l)`} d="M0 0h60v175H0z" />
      </g>
    </svg>
  );
};
