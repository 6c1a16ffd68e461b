import type { ReactNode } from 'react'
import styles from './LineDrawing.module.css'

const drawings = {
  bars: (
    <>
      <path d="M8 58V40h14v18zM29 58V28h14v30zM50 58V14h14v44z" />
      <Dot x={57} y={8} />
    </>
  ),
  browser: (
    <>
      <rect x="6" y="12" width="60" height="48" rx="5" />
      <path d="M6 25h60" />
      <Dot x={48} y={43} />
    </>
  ),
  cloud: (
    <>
      <path d="M21 58h32a13 13 0 0 0 3-25.6A20 20 0 0 0 18 28.4 15 15 0 0 0 21 58z" />
      <Dot x={37} y={43} />
    </>
  ),
  code: (
    <>
      <rect x="6" y="10" width="60" height="52" rx="5" />
      <path d="M24 25 13 36l11 11M48 25l11 11-11 11" />
      <Dot x={36} y={36} />
    </>
  ),
  database: (
    <>
      <ellipse cx="36" cy="16" rx="24" ry="9" />
      <path d="M12 16v40c0 5 10.7 9 24 9s24-4 24-9V16M12 36c0 5 10.7 9 24 9s24-4 24-9" />
      <Dot x={36} y={31} />
    </>
  ),
  envelope: (
    <>
      <path d="M50 16H11a5 5 0 0 0-5 5v34a5 5 0 0 0 5 5h50a5 5 0 0 0 5-5V31" />
      <path d="m8 20 28 22 18-14" />
      <Dot x={62} y={17} />
    </>
  ),
  eye: (
    <>
      <path d="M4 36c9-15 20-22 32-22s23 7 32 22c-9 15-20 22-32 22S13 51 4 36z" />
      <circle cx="36" cy="36" r="14" />
      <Dot x={36} y={36} />
    </>
  ),
  laptop: (
    <>
      <path d="M13 48V17a5 5 0 0 1 5-5h36a5 5 0 0 1 5 5v31M4 58h64" />
      <Dot x={36} y={32} />
    </>
  ),
  lens: (
    <>
      <circle cx="31" cy="31" r="22" />
      <path d="m47 47 18 18" />
      <Dot x={31} y={31} />
    </>
  ),
  network: (
    <>
      <circle cx="14" cy="56" r="8" />
      <circle cx="58" cy="56" r="8" />
      <path d="M32 22 18 49M40 22l14 27M22 56h28" />
      <Dot x={36} y={14} />
    </>
  ),
  page: (
    <>
      <path d="M14 6h30l14 14v46H14zM44 6v14h14M25 34h22M25 44h22" />
      <Dot x={29} y={20} />
    </>
  ),
  patch: (
    <>
      <path d="M61 35V13a5 5 0 0 0-5-5H13a5 5 0 0 0-5 5v43a5 5 0 0 0 5 5h22" />
      <path d="M43 43h21v21H43z" />
      <Dot x={28} y={28} />
    </>
  ),
  speech: (
    <>
      <path d="M13 10h46a5 5 0 0 1 5 5v30a5 5 0 0 1-5 5H34L20 63V50h-7a5 5 0 0 1-5-5V15a5 5 0 0 1 5-5z" />
      <Dot x={36} y={30} />
    </>
  ),
} satisfies Record<string, ReactNode>

export type LineDrawingName = keyof typeof drawings

/** The ball: every drawing has one, and it is the only coloured part. */
function Dot({ x, y }: { x: number; y: number }) {
  return <circle className={styles.dot} cx={x} cy={y} r="7.5" />
}

/** A decorative line drawing in the colour of the surrounding text. */
export function LineDrawing({ name }: { name: LineDrawingName }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 72 72" aria-hidden="true">
      {drawings[name]}
    </svg>
  )
}
