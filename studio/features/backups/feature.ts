import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { dumpCommand } from '../../../core/submissions/backUp.ts'
import { kilobytes } from '../../../server/text.ts'
import { registerForms } from '../../context/registerForms.ts'
import { OWNER_FORM, OWNERS, onOwnConnection } from '../../context/routes.ts'
import type { Feature, Studio } from '../../context/Studio.ts'
import { readQuery } from '../../kit/query.ts'
import { RequestError } from '../../kit/RequestError.ts'
import { BackupFolder } from './backupFolder.ts'
import { labels } from './labels.ts'

const PATH = '/inbox/backups'

type OfBackup = { Params: { name: string } }

export const backups: Feature = {
  addRoutes: (app, studio) => registerForms(app, (forms) => addBackups(forms, studio)),
}

/** Adds the page on which owners make and download backups of the database. */
function addBackups(app: FastifyInstance, studio: Studio): void {
  const { config, flash, audit } = studio
  const folder = new BackupFolder(config.dataDirectory)
  app.addHook('onReady', () => folder.clean())

  app.get(PATH, OWNERS, async ({ url }, reply) => {
    const backups = await folder.list()
    return reply.page('backups', {
      done: flash.read(readQuery(url).get('done')),
      dumpCommand: config.databaseUrl === null ? null : dumpCommand('messages.dump'),
      backups: backups.map(({ name, bytes, madeAt }) => ({
        name,
        size: kilobytes(bytes),
        madeAt: madeAt.toISOString(),
      })),
    })
  })
  app.get<OfBackup>(`${PATH}/:name`, OWNERS, async ({ params, person }, reply) => {
    const path = await find(params.name)
    await audit(person, labels.actions.downloaded, params.name)
    return reply
      .type('application/vnd.sqlite3')
      .header('content-disposition', `attachment; filename="${params.name}"`)
      .send(createReadStream(path))
  })
  app.post(PATH, OWNER_FORM, async ({ person }, reply) => {
    if (config.databaseUrl !== null) throw new RequestError(409, labels.errors.postgres)
    const backup = await onOwnConnection(studio, (own) => folder.make(own, new Date()))
    await audit(person, labels.actions.made, backup.name)
    return reply.redirect(`${PATH}?done=${flash.keep(labels.copied(backup))}`, 303)
  })
  app.post<OfBackup>(`${PATH}/:name/remove`, OWNER_FORM, async ({ params, person }, reply) => {
    await rm(await find(params.name))
    await audit(person, labels.actions.removed, params.name)
    return reply.redirect(`${PATH}?done=${flash.keep(labels.removed(params.name))}`, 303)
  })

  async function find(name: string): Promise<string> {
    const path = await folder.find(name)
    if (path === undefined) throw new RequestError(404, labels.errors.noBackup(name))
    return path
  }
}
