import * as z from 'zod'

// Schemas that are made after this do not try whether they may run words as code, which the studio's policy would report.
z.config({ jitless: true })
