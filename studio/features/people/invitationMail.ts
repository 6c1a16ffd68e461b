import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { newDelivery } from '../../../core/outbox/deliveries.ts'
import type { DeliveryState } from '../../../core/outbox/tables.ts'
import { labels } from '../../access/labels.ts'
import { startLinkMail } from '../../access/linkMail.ts'
import { linkPath, type OpenInvitation, renewInvitation } from '../../access/links.ts'
import type { Studio } from '../../context/Studio.ts'

/** The lifetime of an invitation. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000

/** Identifies an invitation independently of its link: no two open invitations have the same name. */
type Invited = Pick<OpenInvitation, 'name' | 'until'>

const payloadSchema = z.strictObject({ name: z.string(), until: z.string() })

/**
 * Mails invitations.
 * @returns a function that queues the mail of an invitation; undefined if the studio sends no mail.
 */
export function startInvitationMail(
  app: FastifyInstance,
  origin: string,
  studio: Pick<Studio, 'config' | 'database' | 'readOptions' | 'access'>,
): ((invitation: Invited) => Promise<void>) | undefined {
  const { access: store } = studio
  const { hostname } = new URL(origin)

  const note = startLinkMail(app, origin, studio, {
    kind: 'invitation',
    keptMs: KEPT_MS,
    async prepare({ payload }) {
      const invitation = payloadSchema.parse(JSON.parse(payload ?? ''))
      // Undefined if the invitation was revoked or used meanwhile.
      const renewed = await renewInvitation(store, invitation)
      if (!renewed?.email) return undefined
      const { token, role, email } = renewed
      const { subject, text } = labels.invitationMail
      return {
        name: invitation.name,
        email,
        subject,
        text: (name) => text(name, labels.roles[role], origin + linkPath(token)),
        action: labels.actions.mailedInvitation,
      }
    },
  })

  return (
    note &&
    ((invitation) => {
      const { name, until } = invitation
      const id = deliveryId(invitation)
      const hash = createHash('sha256').update(id).digest('hex').slice(0, 32)
      const delivery = newDelivery(
        {
          id,
          kind: 'invitation',
          recipient: name,
          message_id: `invitation.${hash}@${hostname}`,
          payload: JSON.stringify({ name, until } satisfies z.infer<typeof payloadSchema>),
        },
        store.now().toISOString(),
      )
      return note(delivery)
    })
  )
}

function deliveryId({ name, until }: Invited): string {
  return `invitation/${until}/${name}`
}

/**
 * Reads the delivery states of the mails of invitations.
 * @returns a function that returns the state of one; undefined if it was not mailed.
 */
export async function readMailStates(
  { database }: Pick<Studio, 'database'>,
  invitations: readonly OpenInvitation[],
): Promise<(invitation: Invited) => DeliveryState | undefined> {
  const rows =
    invitations.length === 0
      ? []
      : await database
          .selectFrom('deliveries')
          .select(['id', 'state'])
          .where('id', 'in', invitations.map(deliveryId))
          .execute()
  const states = new Map(rows.map(({ id, state }) => [id, state]))
  return (invitation) => states.get(deliveryId(invitation))
}
