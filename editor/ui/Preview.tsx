import { useEffect, useRef, useState } from 'react'
import { call } from './call.ts'

const NOT_READY =
  'The site does not start. The window in which you started the editor says why; your content can be edited all the same.'
const WIDTHS_PX = { Wide: 1280, Phone: 390 }
type Width = keyof typeof WIDTHS_PX

/** The page of the site that the record shows on. It reloads by itself when a file is saved. */
export function Preview({ path }: { path: string }) {
  const [previewUrl, setPreviewUrl] = useState('')
  const [message, setMessage] = useState('The page is being prepared …')
  const [width, setWidth] = useState<Width>('Wide')
  const [scale, setScale] = useState(1)
  const stage = useRef<HTMLDivElement>(null)

  useEffect(() => {
    call<{ previewUrl: string; isReady: boolean }>('preview').then(
      (answer) => (answer.isReady ? setPreviewUrl(answer.previewUrl) : setMessage(NOT_READY)),
      () => setMessage(NOT_READY),
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
    <section className="preview" aria-label="Preview">
      <div className="preview-bar">
        <span className="quiet">{path}</span>
        {(Object.keys(WIDTHS_PX) as Width[]).map((name) => (
          <button
            key={name}
            type="button"
            className="small"
            aria-pressed={width === name}
            onClick={() => setWidth(name)}
          >
            {name}
          </button>
        ))}
        <a className="small button" href={address} target="_blank" rel="noreferrer">
          Open in a new tab
        </a>
      </div>
      <div className="stage" ref={stage}>
        {previewUrl === '' ? (
          <p className="waiting" role="status">
            {message}
          </p>
        ) : (
          <iframe
            key={address}
            title={`The page ${path} as it looks now`}
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
