import * as z from 'zod'

// Keeps Zod from testing whether it may evaluate code, which the studio's policy would report. Applies to schemas
// created after this.
z.config({ jitless: true })
