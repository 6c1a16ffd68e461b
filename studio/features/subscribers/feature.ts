import { MailingError } from '../../../core/subscribers/MailingError.ts'
import { inWords } from '../../context/inWords.ts'
import { registerForms } from '../../context/registerForms.ts'
import type { Feature } from '../../context/Studio.ts'
import { RequestError } from '../../kit/RequestError.ts'
import { addSubscribers } from './addSubscribers.ts'
import { labels } from './labels.ts'
import { addMailings } from './mailings/addMailings.ts'
import { labels as mailingLabels } from './mailings/labels.ts'

export const subscribers: Feature = {
  navItem: { href: '/subscribers', label: labels.heading, role: 'owner' },
  addRoutes(app, studio) {
    registerForms(
      app,
      (forms) => {
        addSubscribers(forms, studio)
        addMailings(forms, studio)
      },
      refuse,
    )
  },
}

function refuse(error: Error): Error {
  return error instanceof MailingError
    ? new RequestError(409, mailingLabels.fault(error.fault))
    : inWords(error)
}
