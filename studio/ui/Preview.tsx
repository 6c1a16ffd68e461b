import { useEffect, useRef, useState } from 'react'
import { labels } from '../labels.ts'
import { Button, ButtonLink } from './Button.tsx'
import { call } from './calls.ts'
import styles from './Preview.module.css'

const WIDTHS_PX = { wide: 1280, phone: 390 }
type Width = keyof typeof WIDTHS_PX

/** The page of the site that the record shows on. It reloads by itself when a file is saved. */
export function Preview({ path }: { path: string }) {
  const [previewUrl, setPreviewUrl] = useState('')
  const [message, setMessage] = useState(labels.preview.waiting)
  const [width, setWidth] = useState<Width>('wide')
  const [scale, setScale] = useState(1)
  const stage = useRef<HTMLDivElement>(null)

  useEffect(() => {
    call<{ previewUrl: string; isReady: boolean }>('preview').then(
      (answer) =>
        answer.isReady ? setPreviewUrl(answer.previewUrl) : setMessage(labels.preview.notReady),
      () => setMessage(labels.preview.notReady),
    )
  }, [])
  useEffect(() => {
    if (!stage.current) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setScale(Math.min(1, entry.contentRect.width / WIDTHS_PX[width]))
    })
    observer.observe(stage.current)
    return () => observer.disconnect()
  }, [width])

  const address = previewUrl + path
  return (
    <section className={styles.preview} aria-label={labels.preview.label}>
      <div className={styles.bar}>
        <span className={styles.path}>{path}</span>
        {(Object.keys(WIDTHS_PX) as Width[]).map((name) => (
          <Button key={name} isSmall aria-pressed={width === name} onClick={() => setWidth(name)}>
            {labels.preview.widths[name]}
          </Button>
        ))}
        <ButtonLink isSmall href={address} target="_blank" rel="noreferrer">
          {labels.preview.newTab}
        </ButtonLink>
      </div>
      <div className={styles.stage} ref={stage}>
        {previewUrl === '' ? (
          <p className={styles.waiting} role="status">
            {message}
          </p>
        ) : (
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
