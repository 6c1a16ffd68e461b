import { useEffect, useRef, useState } from 'react'
import type { FrameAnswer } from '../features/preview/addFrame.ts'
import { Button, ButtonLink } from '../kit/Button.tsx'
import { call } from './frame/calls.ts'
import { labels } from './frame/labels.ts'
import styles from './Preview.module.css'

const WIDTHS_PX = { wide: 1280, phone: 390 }
type Width = keyof typeof WIDTHS_PX

/** The page of the site that the record shows on: as it looks now, or as it was built last for who is elsewhere. */
export function Preview({ path }: { path: string }) {
  const [answer, setAnswer] = useState<FrameAnswer>()
  const [width, setWidth] = useState<Width>('wide')
  const [scale, setScale] = useState(1)
  const stage = useRef<HTMLDivElement>(null)

  useEffect(() => {
    call<FrameAnswer>('preview').then(setAnswer, () => setAnswer({}))
  }, [])
  useEffect(() => {
    if (!stage.current) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setScale(Math.min(1, entry.contentRect.width / WIDTHS_PX[width]))
    })
    observer.observe(stage.current)
    return () => observer.disconnect()
  }, [width])

  const address = answer?.previewUrl && answer.previewUrl + path
  return (
    <section className={styles.preview} aria-label={labels.preview.label}>
      <div className={styles.bar}>
        <span className={styles.path}>{path}</span>
        {(Object.keys(WIDTHS_PX) as Width[]).map((name) => (
          <Button key={name} isSmall aria-pressed={width === name} onClick={() => setWidth(name)}>
            {labels.preview.widths[name]}
          </Button>
        ))}
        {address && (
          <ButtonLink isSmall href={address} target="_blank" rel="noreferrer">
            {labels.preview.newTab}
          </ButtonLink>
        )}
      </div>
      {answer?.note && (
        <p className={styles.note}>
          {answer.note} <a href="/preview">{labels.preview.toPreview}</a>
        </p>
      )}
      <div className={styles.stage} ref={stage}>
        {!address && !answer?.note && (
          <p className={styles.waiting} role="status">
            {answer ? labels.preview.notReady : labels.preview.waiting}
          </p>
        )}
        {address && (
          <iframe
            key={address}
            title={labels.preview.title(path)}
            src={address}
            style={{
              inlineSize: WIDTHS_PX[width],
              blockSize: `${100 / scale}%`,
              transform: `scale(${scale})`,
            }}
          />
        )}
      </div>
    </section>
  )
}
