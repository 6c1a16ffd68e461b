import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { newDelivery } from '../../../core/outbox/deliveries.ts'
import { labels } from '../../access/labels.ts'
import { startLinkMail } from '../../access/linkMail.ts'
import { createLink, linkPath } from '../../access/links.ts'
import { findAddressee, findByEmail } from '../../access/people.ts'
import type { Studio } from '../../context/Studio.ts'

const MINUTE_MS = 60_000
/** How long a mailed link works; who has asked for one waits for it. */
const LINK_MS = 15 * MINUTE_MS
/** How long it is kept that somebody was sent a link. */
const KEPT_MS = 24 * 60 * MINUTE_MS

const payloadSchema = z.strictObject({ askedAt: z.iso.datetime() })

export type KeyMail = {
  /**
   * Sends a link to whoever may come in and has this address, by the outbox: one in a quarter of an hour, whoever asks
   * for it. Never rejects.
   */
  ask(email: string): Promise<void>
}

/** Mails links for lost keys. @returns undefined where no mail is sent. */
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

  /** The id holds the quarter of an hour: what is asked for again meanwhile is there already. */
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
          app.log.error({ err: error }, 'a link for a lost key is not sent')
        }
      },
    }
  )
}
