import { ActionForm } from '../../kit/ActionForm.tsx'
import { Button } from '../../kit/Button.tsx'
import { Flash } from '../../kit/Flash.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { Table } from '../../kit/Table.tsx'
import { Time } from '../../kit/Time.tsx'
import styles from './BackupsPage.module.css'
import { labels } from './labels.ts'

export type BackupsPageProps = {
  done: string | null
  /** The command for a PostgreSQL database. */
  dumpCommand: string | null
  backups: readonly { name: string; size: string; madeAt: string }[]
}

/** The backups that were made in the studio. */
export function BackupsPage({ done, dumpCommand, backups }: BackupsPageProps) {
  return (
    <Panel heading={labels.heading}>
      <Flash sentence={done} />
      <p>
        <a href="/inbox">{labels.back}</a>
      </p>
      <p>{labels.holds}</p>
      {dumpCommand === null ? (
        <Copies backups={backups} />
      ) : (
        <>
          <p>{labels.postgres}</p>
          <pre className={styles.command}>{dumpCommand}</pre>
        </>
      )}
    </Panel>
  )
}

function Copies({ backups }: Pick<BackupsPageProps, 'backups'>) {
  const { made, size, download, remove } = labels
  return (
    <>
      <p>{labels.place}</p>
      <ActionForm action="/inbox/backups" variant="main">
        {labels.make}
      </ActionForm>
      {backups.length === 0 ? (
        <p>{labels.none}</p>
      ) : (
        <Table
          rows={backups}
          keyOf={({ name }) => name}
          columns={[
            { label: made, cell: ({ madeAt }) => <Time iso={madeAt} /> },
            { label: size, cell: (backup) => backup.size },
            {
              label: download,
              isAction: true,
              cell: ({ name }) => (
                <a href={`/inbox/backups/${name}`} aria-label={labels.downloadOf(name)} download>
                  {download}
                </a>
              ),
            },
            {
              label: remove,
              isAction: true,
              cell: ({ name }) => (
                <form method="post" action={`/inbox/backups/${name}/remove`}>
                  <Button type="submit" variant="danger" isSmall aria-label={labels.removeOf(name)}>
                    {remove}
                  </Button>
                </form>
              ),
            },
          ]}
        />
      )}
    </>
  )
}
