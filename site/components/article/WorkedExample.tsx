import type { ReactNode } from 'react'
import { ArticleFigure } from './ArticleFigure.tsx'
import styles from './WorkedExample.module.css'

type SumLine = [what: string, amount: string]

type WorkedExampleProps = {
  title: string
  lines: SumLine[]
  result: SumLine
  /** The assumptions, as text. */
  children?: ReactNode
}

/** A calculation that readers can repeat: assumptions, lines, and the result below a rule. */
export function WorkedExample({ title, lines, result, children }: WorkedExampleProps) {
  return (
    <ArticleFigure title={title}>
      {children && <div className={styles.assumptions}>{children}</div>}
      <table className={styles.sum} aria-label={title}>
        <tbody>
          {lines.map(([what, amount]) => (
            <SumRow key={what} what={what} amount={amount} />
          ))}
        </tbody>
        <tfoot>
          <SumRow what={result[0]} amount={result[1]} />
        </tfoot>
      </table>
    </ArticleFigure>
  )
}

function SumRow({ what, amount }: { what: string; amount: string }) {
  return (
    <tr>
      <th scope="row">{what}</th>
      <td>{amount}</td>
    </tr>
  )
}
