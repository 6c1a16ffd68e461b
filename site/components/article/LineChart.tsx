import { ArticleFigure } from './ArticleFigure.tsx'
import styles from './LineChart.module.css'
import { BASELINE, heightOf, linePlot, PLOT_HEIGHT } from './linePlot.ts'

type LineChartProps = {
  title: string
  /** Names of both axes, such as Week and Enquiries. */
  columns: [labels: string, values: string]
  /** From left to right; a label has at most three characters, so that twelve fit on a phone. */
  points: [label: string, value: number][]
  /** Palette name of the line's colour. */
  swatch: string
  /** A dashed line for comparison, such as an average. */
  level?: [name: string, value: number]
  /** A description of the chart in words. */
  note: string
}

/**
 * A line on a scale from zero. Positions are in per cent of the width and text in px, so that text does not shrink on
 * a phone. A visually hidden table holds the same figures.
 */
export function LineChart({ title, columns, points, swatch, level, note }: LineChartProps) {
  const plot = linePlot(points)
  const highest = Math.max(...points.map(([, value]) => value))
  return (
    <ArticleFigure title={title} note={note}>
      <svg
        className={styles.drawing}
        width="100%"
        height={PLOT_HEIGHT}
        data-swatch={swatch}
        aria-hidden="true"
      >
        <line className={styles.baseline} x1="0" x2="100%" y1={BASELINE} y2={BASELINE} />
        {level && <Level y={heightOf(level[1], highest)} />}
        {plot.slice(1).map((point, index) => {
          const from = plot[index]
          if (!from) return null
          return (
            <line
              key={point.label}
              className={styles.line}
              x1={`${from.x}%`}
              y1={from.y}
              x2={`${point.x}%`}
              y2={point.y}
            />
          )
        })}
        {plot.map(({ x, y, value, label, named, below }) => (
          <g key={label}>
            <circle className={styles.point} cx={`${x}%`} cy={y} r={named ? 6.5 : 4} />
            {named && (
              <text className={styles.value} x={`${x}%`} y={below ? y + 25 : y - 14}>
                {value}
              </text>
            )}
            <text className={styles.label} x={`${x}%`} y={BASELINE + 24}>
              {label}
            </text>
          </g>
        ))}
      </svg>
      <div className="visually-hidden">
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points.map(([label, value]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.legend}>
        <span aria-hidden="true">{columns[0]}</span>
        {level && (
          <span>
            <svg className={styles.sample} width="34" height="6" aria-hidden="true">
              <Level y={3} />
            </svg>
            {level[0]}: {level[1]}
          </span>
        )}
      </p>
    </ArticleFigure>
  )
}

function Level({ y }: { y: number }) {
  return <line className={styles.level} x1="0" x2="100%" y1={y} y2={y} />
}
