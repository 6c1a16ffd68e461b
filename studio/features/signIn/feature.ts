import type { Feature } from '../../context/Studio.ts'
import { addLostKeys } from './addLostKeys.ts'
import { addSignIn, askForSessions } from './addSignIn.ts'
import { startKeyMail } from './keyMail.ts'
import { limitSignIns } from './limitSignIns.ts'

/** Sign-in. A studio for its own machine only has none. */
export const signIn: Feature = {
  async addRoutes(app, studio) {
    app.decorateRequest('sessionId')
    const { origin } = studio
    if (origin === undefined) return
    // All routes that lead to a session share one limit.
    const open = { config: { access: 'public' }, onRequest: limitSignIns() } as const
    await askForSessions(app, origin, studio)
    addSignIn(app, origin, studio, open)
    addLostKeys(app, startKeyMail(app, origin, studio), open)
  },
}
