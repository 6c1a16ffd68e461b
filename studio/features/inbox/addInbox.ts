import type { FastifyError, FastifyInstance } from 'fastify'
import { retryWhileBusy } from '../../../core/database/openSqlite.ts'
import { describeProject } from '../../../server/project.ts'
import type { Editor } from '../../content/editRecord.ts'
import { FlashStore } from '../../kit/FlashStore.ts'
import { addBackups } from '../backups/addBackups.ts'
import { addMailings } from '../mailings/addMailings.ts'
import { addSubscribers } from '../subscribers/addSubscribers.ts'
import type { Desk, InboxStudio } from './desk.ts'
import { addErasure } from './erasure.ts'
import { inWords } from './inWords.ts'
import { addMessages } from './messages.ts'

/** A receiver's commits take milliseconds; a backup or an erasure may hold the database for seconds. */
const PATIENCE_MS = 10_000

/** Messages and subscribers of the receiver, with all that owners do with them and for them. */
export function addInbox(app: FastifyInstance, studio: InboxStudio, editor: Editor): void {
  const desk: Desk = {
    ...studio,
    ...describeProject(studio.config, studio, process.env),
    editor,
    done: new FlashStore(),
    patiently: (work) => retryWhileBusy(work, PATIENCE_MS),
  }
  app.register(async (inbox) => {
    // Only forms change something here: what is sent as another type is answered with 415.
    inbox.removeContentTypeParser(['application/json', 'text/plain'])
    // What comes without a body is a form without fields.
    inbox.addHook('preHandler', async (request) => {
      request.body ??= new URLSearchParams()
    })
    inbox.setErrorHandler<FastifyError | Error>((error) => {
      throw inWords(error)
    })
    addMessages(inbox, desk)
    addErasure(inbox, desk)
    addSubscribers(inbox, desk)
    addMailings(inbox, desk)
    addBackups(inbox, desk)
  })
}
