import type { ReactNode } from 'react'
import styles from './Icon.module.css'
import { networkDrawings } from './networkDrawings.tsx'
import { socialMarks } from './socialMarks.ts'

const drawings = {
  arrow: <path d="M4 16 16 4M6 4h10v10" />,
  pause: <path d="M6.5 4v12M13.5 4v12" strokeWidth="2.6" />,
  play: <path className={styles.solid} d="M5 3v14l12-7z" />,
  search: (
    <>
      <circle cx="8.5" cy="8.5" r="5.5" />
      <path d="m13 13 4.5 4.5" />
    </>
  ),
  options: (
    <g className={styles.solid}>
      <circle cx="4" cy="10" r="1.8" />
      <circle cx="10" cy="10" r="1.8" />
      <circle cx="16" cy="10" r="1.8" />
    </g>
  ),
  menu: <path d="M2 6.5h16M2 13.5h16" />,
  close: <path d="m5 5 10 10M15 5 5 15" />,
  plus: <path d="M10 4v12M4 10h12" />,
  minus: <path d="M4 10h12" />,
  chevron: <path d="m5 7.5 5 5 5-5" />,
  chat: <path d="M3 4h14v10H9.5L5.5 17v-3H3z" />,
  check: <path d="m4 10.5 4 4.5L16 5" />,
  ...networkDrawings,
} satisfies Record<string, ReactNode>

export type NetworkMark = keyof typeof socialMarks | keyof typeof networkDrawings
export type IconName = keyof typeof drawings | NetworkMark

/** A drawing in the colour of its text, hidden from assistive technology: the control around it carries the name. */
export function Icon({ name }: { name: IconName }) {
  if (name in socialMarks) {
    return (
      <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
        <path className={styles.solid} d={socialMarks[name as keyof typeof socialMarks]} />
      </svg>
    )
  }
  return (
    <svg
      className={styles.icon}
      viewBox={name in networkDrawings ? '1 1 18 18' : '0 0 20 20'}
      aria-hidden="true"
    >
      {drawings[name as keyof typeof drawings]}
    </svg>
  )
}
