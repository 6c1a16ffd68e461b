import { Act } from '../inbox/parts.tsx'
import { Sheet } from '../pages/Sheet.tsx'
import table from '../pages/table.module.css'
import { Button } from '../ui/Button.tsx'
import { labels } from './labels.ts'
import styles from './MissingPage.module.css'

const { missing } = labels

type MissingRow = {
  path: string
  /** The same as people read it. */
  shownPath: string
  requests: number
  lastDay: string
  linkedFrom: string | null
  /** Where it leads once the site is published. */
  leadsTo: string | null
}

export type MissingPageProps = {
  rows: readonly MissingRow[]
  /** How many stand behind these. */
  more: number
  /** How often others were asked for; null where none was. */
  otherRequests: string | null
}

/** What visitors asked for in vain, with a way to lead each address on. */
export function MissingPage({ rows, more, otherRequests }: MissingPageProps) {
  if (rows.length === 0 && otherRequests === null) {
    return (
      <Sheet heading={missing.heading}>
        <p>{missing.none}</p>
      </Sheet>
    )
  }
  return (
    <Sheet heading={missing.heading}>
      <p>
        {missing.help} <a href="/#content/redirects.yaml">{missing.redirects}</a>.
      </p>
      <table className={table.table}>
        <thead>
          <tr>
            {[
              missing.address,
              missing.requests,
              missing.last,
              missing.linkedFrom,
              missing.leadsTo,
            ].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.path} {...row} />
          ))}
        </tbody>
      </table>
      {more > 0 && <p>{missing.more(more)}</p>}
      {otherRequests !== null && <p>{missing.others(otherRequests)}</p>}
      <Act action="/numbers/missing/forget" variant="danger">
        {missing.forget}
      </Act>
    </Sheet>
  )
}

function Row({ path, shownPath, requests, lastDay, linkedFrom, leadsTo }: MissingRow) {
  return (
    <tr>
      <th scope="row">{shownPath}</th>
      <td data-label={missing.requests}>{requests.toLocaleString('en-GB')}</td>
      <td className={styles.day} data-label={missing.last}>
        {lastDay}
      </td>
      <td data-label={missing.linkedFrom}>{linkedFrom}</td>
      <td data-label={missing.leadsTo}>
        {leadsTo ?? (
          <form className={styles.lead} method="post" action="/numbers/missing">
            <input type="hidden" name="from" value={path} />
            <input type="text" name="to" aria-label={missing.leadTo(shownPath)} required />
            <Button type="submit" isSmall aria-label={missing.saveFor(shownPath)}>
              {missing.save}
            </Button>
          </form>
        )}
      </td>
    </tr>
  )
}
