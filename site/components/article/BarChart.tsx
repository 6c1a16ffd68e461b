import { ArticleFigure } from './ArticleFigure.tsx'
import styles from './BarChart.module.css'

const BAR_HEIGHT = 20

type BarChartProps = {
  title: string
  /** Each bar's label, its length, and its figure as text, such as £27.25. */
  bars: [label: string, length: number, figure: string][]
  /** Palette name of the bars' colour. */
  swatch: string
  note?: string
}

/**
 * Bars on a scale from zero; the longest is as wide as the panel. Labels and figures are HTML text: they keep their
 * size on a phone, and screen readers read them. The drawing is hidden from screen readers.
 */
export function BarChart({ title, bars, swatch, note }: BarChartProps) {
  const longest = Math.max(...bars.map(([, length]) => length))
  return (
    <ArticleFigure title={title} note={note}>
      <dl className={styles.bars} data-swatch={swatch}>
        {bars.map(([label, length, figure]) => (
          <div key={label} className={styles.bar}>
            <dt>{label}</dt>
            <dd>
              <span className={styles.figure}>{figure}</span>
              <svg
                className={styles.drawing}
                width="100%"
                height={BAR_HEIGHT + 2}
                aria-hidden="true"
              >
                <rect y="1" width={`${(length / longest) * 100}%`} height={BAR_HEIGHT} rx="10" />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
    </ArticleFigure>
  )
}
