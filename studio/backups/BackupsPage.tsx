import { Act, Done } from '../inbox/parts.tsx'
import { Sheet } from '../pages/Sheet.tsx'
import { Time } from '../pages/Time.tsx'
import table from '../pages/table.module.css'
import { Button } from '../ui/Button.tsx'
import styles from './BackupsPage.module.css'
import { labels } from './labels.ts'

export type BackupsPageProps = {
  done: string | null
  /** What is to be run where the database is PostgreSQL's. */
  dumpCommand: string | null
  folder: string
  backups: readonly { name: string; size: string; madeAt: string }[]
}

/** The copies of the database that were made here. */
export function BackupsPage({ done, dumpCommand, folder, backups }: BackupsPageProps) {
  return (
    <Sheet heading={labels.heading}>
      <Done sentence={done} />
      <p>
        <a href="/inbox">{labels.back}</a>
      </p>
      <p>{labels.holds}</p>
      {dumpCommand === null ? (
        <Copies folder={folder} backups={backups} />
      ) : (
        <>
          <p>{labels.postgres}</p>
          <pre className={styles.command}>{dumpCommand}</pre>
        </>
      )}
    </Sheet>
  )
}

function Copies({ folder, backups }: Pick<BackupsPageProps, 'folder' | 'backups'>) {
  const { made, size, download, remove } = labels
  return (
    <>
      <p className={styles.place}>{labels.place(folder)}</p>
      <Act action="/inbox/backups" variant="main">
        {labels.make}
      </Act>
      {backups.length === 0 ? (
        <p>{labels.none}</p>
      ) : (
        <table className={table.table}>
          <thead>
            <tr>
              {[made, size, download, remove].map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {backups.map((backup) => (
              <tr key={backup.name}>
                <th scope="row">
                  <Time iso={backup.madeAt} />
                </th>
                <td data-label={size}>{backup.size}</td>
                <td>
                  <a
                    href={`/inbox/backups/${backup.name}`}
                    aria-label={labels.downloadOf(backup.name)}
                    download
                  >
                    {download}
                  </a>
                </td>
                <td>
                  <form method="post" action={`/inbox/backups/${backup.name}/remove`}>
                    <Button
                      type="submit"
                      variant="danger"
                      isSmall
                      aria-label={labels.removeOf(backup.name)}
                    >
                      {remove}
                    </Button>
                  </form>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}
