import { registerForms } from '../../context/registerForms.ts'
import type { Feature } from '../../context/Studio.ts'
import { addErasure } from './erasure.ts'
import { labels } from './labels.ts'
import { addMessages } from './messages.ts'

export const inbox: Feature = {
  navItem: { href: '/inbox', label: labels.list.heading, role: 'editor' },
  addRoutes(app, studio) {
    registerForms(app, (forms) => {
      addMessages(forms, studio)
      addErasure(forms, studio)
    })
  },
}
