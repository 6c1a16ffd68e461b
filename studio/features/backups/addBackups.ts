import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { dumpCommand } from '../../../core/submissions/backUp.ts'
import { kilobytes } from '../../../server/text.ts'
import { RequestError } from '../../content/validation.ts'
import { ACT, type Desk, OWNERS, onOwnConnection } from '../inbox/desk.ts'
import { readQuery } from '../inbox/query.ts'
import { BackupFolder } from './backupFolder.ts'
import { labels } from './labels.ts'

const PLACE = '/inbox/backups'

type OfBackup = { Params: { name: string } }

/** Copies the database into files that owners may download. */
export function addBackups(app: FastifyInstance, desk: Desk): void {
  const { config, done, audit } = desk
  const folder = new BackupFolder(config.dataDirectory)
  app.addHook('onReady', () => folder.clean())

  app.get(PLACE, OWNERS, async ({ url }, reply) => {
    const backups = await folder.list()
    return reply.page('backups', {
      done: done.read(readQuery(url).get('done')),
      dumpCommand: config.databaseUrl === null ? null : dumpCommand('messages.dump'),
      folder: folder.directory,
      backups: backups.map(({ name, bytes, madeAt }) => ({
        name,
        size: kilobytes(bytes),
        madeAt: madeAt.toISOString(),
      })),
    })
  })
  app.get<OfBackup>(`${PLACE}/:name`, OWNERS, async ({ params, person }, reply) => {
    const path = await find(params.name)
    await audit(person, labels.actions.downloaded, params.name)
    return reply
      .type('application/vnd.sqlite3')
      .header('content-disposition', `attachment; filename="${params.name}"`)
      .send(createReadStream(path))
  })
  app.post(PLACE, ACT, async ({ person }, reply) => {
    if (config.databaseUrl !== null) throw new RequestError(409, labels.errors.postgres)
    const backup = await onOwnConnection(desk, (own) => folder.make(own, new Date()))
    await audit(person, labels.actions.made, backup.name)
    return reply.redirect(`${PLACE}?done=${done.keep(labels.copied(backup))}`, 303)
  })
  app.post<OfBackup>(`${PLACE}/:name/remove`, ACT, async ({ params, person }, reply) => {
    await rm(await find(params.name))
    await audit(person, labels.actions.removed, params.name)
    return reply.redirect(`${PLACE}?done=${done.keep(labels.removed(params.name))}`, 303)
  })

  async function find(name: string): Promise<string> {
    const path = await folder.find(name)
    if (path === undefined) throw new RequestError(404, labels.errors.noBackup(name))
    return path
  }
}
