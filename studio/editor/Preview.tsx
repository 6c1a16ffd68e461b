import { useEffect, useRef, useState } from 'react'
import { routeTo } from '../content/form/routeTo.ts'
import type { ClickAnswer, DrawingAnswer } from '../features/preview/addDrawings.ts'
import { Button, ButtonLink } from '../kit/Button.tsx'
import { replaceChanged } from '../kit/polling/replaceChanged.ts'
import type { ValidationError } from '../kit/RequestError.ts'
import { call, callFor, errorsOf } from './frame/calls.ts'
import { labels } from './frame/labels.ts'
import { goTo } from './frame/route.ts'
import styles from './Preview.module.css'

const WIDTHS_PX = { wide: 1280, phone: 390 }
type Width = keyof typeof WIDTHS_PX

type PreviewProps = {
  file: string
  /** Changes whenever the draft is stored or the record is saved. */
  revision: string
  /** Called before the form shows the field that was clicked. */
  onOpen: () => void
}

/** The page of the site on which the record appears, with the edits so far. */
export function Preview({ file, revision, onOpen }: PreviewProps) {
  const { page, errors } = useDrawing(file, revision)
  const [width, setWidth] = useState<Width>(() =>
    innerWidth < WIDTHS_PX.phone * 2 ? 'phone' : 'wide',
  )
  const [scale, setScale] = useState(1)
  const [isOpen, setIsOpen] = useState(false)
  const stage = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)

  useEffect(() => {
    if (!stage.current) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setScale(Math.min(1, entry.contentRect.width / WIDTHS_PX[width]))
    })
    observer.observe(stage.current)
    return () => observer.disconnect()
  }, [width])
  useEffect(() => {
    const shown = frame.current?.contentDocument
    if (!isOpen || !shown || page === undefined) return
    // Created by the frame's document: the studio's policy would block the styles of a document created by its own.
    const next = shown.implementation.createHTMLDocument().documentElement
    next.innerHTML = page
    replaceChanged(shown.documentElement, next)
  }, [isOpen, page])

  async function openClicked(event: MouseEvent) {
    // A link would navigate the frame.
    event.preventDefault()
    const part = event.target as Element
    const query = new URLSearchParams({ file, words: wordsOf(part), ...blockOf(part) })
    const { place } = await call<ClickAnswer>(`clicked?${query}`)
    if (!place) return
    onOpen()
    goTo(routeTo(place))
  }

  return (
    <section className={styles.preview} aria-label={labels.preview.label}>
      <div className={styles.bar}>
        {(Object.keys(WIDTHS_PX) as Width[]).map((name) => (
          <Button key={name} isSmall aria-pressed={width === name} onClick={() => setWidth(name)}>
            {labels.preview.widths[name]}
          </Button>
        ))}
        <ButtonLink
          isSmall
          href={`/preview/page?file=${encodeURIComponent(file)}`}
          target="_blank"
          rel="noreferrer"
        >
          {labels.preview.newTab}
        </ButtonLink>
      </div>
      <div className={styles.errors} aria-live="polite">
        {errors.map(({ problem }) => (
          <p key={problem}>{problem}</p>
        ))}
      </div>
      <div className={styles.stage} ref={stage}>
        {page === undefined && errors.length === 0 && (
          <p className={styles.waiting} role="status">
            {labels.preview.waiting}
          </p>
        )}
        <iframe
          ref={frame}
          title={labels.preview.title}
          hidden={page === undefined}
          // Runs no scripts. The editor updates only the changed nodes, so the page neither flickers nor scrolls.
          sandbox="allow-same-origin"
          src="/preview/frame"
          onLoad={({ currentTarget }) => {
            currentTarget.contentDocument?.addEventListener('click', openClicked)
            setIsOpen(true)
          }}
          style={{
            inlineSize: WIDTHS_PX[width],
            blockSize: `${100 / scale}%`,
            transform: `scale(${scale})`,
          }}
        />
      </div>
    </section>
  )
}

/** The text of an element, or the alternative text of a picture. */
function wordsOf(part: Element): string {
  return part.textContent?.trim() || part.getAttribute('alt') || ''
}

/**
 * Finds the block of an element by the last marker comment before it; `site/integrations/sectionPages.ts` sets them.
 */
function blockOf(part: Element): { page?: string; block?: string } {
  for (let node: Node | null = part; node; node = node.previousSibling ?? node.parentNode) {
    const [, page, block] =
      /^block (\S+) (\d+)$/.exec(
        node.nodeType === Node.COMMENT_NODE ? (node.nodeValue ?? '') : '',
      ) ?? []
    if (page !== undefined && block !== undefined) return { page, block }
  }
  return {}
}

type Drawing = {
  /** HTML of the last successful drawing. */
  page?: string
  errors: readonly ValidationError[]
}

/** Requests one drawing at a time; edits made meanwhile appear in the next one. */
function useDrawing(file: string, revision: string): Drawing {
  const [drawing, setDrawing] = useState<Drawing>({ errors: [] })
  const [drawn, setDrawn] = useState<string>()
  const [isUnderWay, setIsUnderWay] = useState(false)
  useEffect(() => {
    if (isUnderWay || drawn === revision) return
    setIsUnderWay(true)
    callFor<DrawingAnswer>('drawing', file)
      .then(
        ({ page }) => setDrawing({ page, errors: [] }),
        (error) => setDrawing((before) => ({ ...before, errors: errorsOf(error) })),
      )
      .finally(() => {
        setDrawn(revision)
        setIsUnderWay(false)
      })
  }, [file, revision, drawn, isUnderWay])
  return drawing
}
