import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { newDelivery } from '../../../core/outbox/deliveries.ts'
import { labels } from '../../access/labels.ts'
import { startLinkMail } from '../../access/linkMail.ts'
import { createLink, linkPath } from '../../access/links.ts'
import { findAddressee, findByEmail } from '../../access/people.ts'
import type { Studio } from '../../context/Studio.ts'

const MINUTE_MS = 60_000
/** Lifetime of a mailed link. It is short, since the person is waiting for the mail. */
const LINK_MS = 15 * MINUTE_MS
/** How long the record of a mailed link is kept. */
const KEPT_MS = 24 * 60 * MINUTE_MS

const payloadSchema = z.strictObject({ askedAt: z.iso.datetime() })

export type KeyMail = {
  /**
   * Queues a link for each person with access who has this address, at most one per person in a quarter of an hour.
   * Never rejects.
   */
  ask(email: string): Promise<void>
}

/** Mails links for lost keys. @returns undefined if the studio sends no mail. */
export function startKeyMail(
  app: FastifyInstance,
  origin: string,
  studio: Pick<Studio, 'config' | 'database' | 'readOptions' | 'access'>,
): KeyMail | undefined {
  const { access: store } = studio
  const { hostname } = new URL(origin)

  const note = startLinkMail(app, origin, studio, {
    kind: 'key-link',
    keptMs: KEPT_MS,
    async prepare({ recipient, payload }) {
      const { askedAt } = payloadSchema.parse(JSON.parse(payload ?? ''))
      const isLate = store.now().getTime() - Date.parse(askedAt) > LINK_MS
      const person = await findAddressee(store, recipient ?? '')
      if (!person || isLate) return undefined
      const link = { kind: 'lost-key', personId: person.id } as const
      const url = origin + linkPath(await createLink(store, link, LINK_MS))
      const { subject, text } = labels.keyMail
      const action = labels.actions.mailedKeyLink
      return { ...person, subject, text: (name) => text(name, url), action }
    },
  })

  /** The ID contains the quarter of an hour, so that a repeated request within it finds its delivery in the queue. */
  function deliveryTo(personId: string) {
    const now = store.now()
    const quarter = Math.floor(now.getTime() / LINK_MS)
    const askedAt = now.toISOString()
    return newDelivery(
      {
        id: `key-link/${personId}/${quarter}`,
        kind: 'key-link',
        recipient: personId,
        message_id: `key.${personId}.${quarter}@${hostname}`,
        payload: JSON.stringify({ askedAt } satisfies z.infer<typeof payloadSchema>),
      },
      askedAt,
    )
  }

  return (
    note && {
      async ask(email) {
        try {
          for (const { id } of await findByEmail(store, email.trim())) await note(deliveryTo(id))
        } catch (error) {
          app.log.error({ err: error }, 'a link for a lost key was not sent')
        }
      },
    }
  )
}
